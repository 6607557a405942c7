import { toast } from "sonner";
import type { ShownCourse } from "#features/courses/queries.ts";
import { AskSheet } from "./AskSheet.tsx";
import { removeStudent } from "./commands.ts";
import type { Student } from "./queries.ts";
import { useWords } from "./words.ts";

type RemoveStudentProps = { student: Student; course: ShownCourse; onClose: () => void; onDone: () => void };

// Asks first, by name: the list is long and the finger thick.
export function RemoveStudent({ student, course, onClose, onDone }: RemoveStudentProps) {
	const t = useWords();
	const name = student.name || student.email || t("class.nameless");
	return (
		<AskSheet
			title={t("remove.title", { name, course: course.title })}
			text={t("remove.text")}
			action={t("remove.do")}
			doing={t("remove.doing")}
			work={() => removeStudent(student.enrollmentId)}
			onClose={onClose}
			onDone={() => {
				onDone();
				toast.success(t("remove.done", { name }));
			}}
		/>
	);
}
