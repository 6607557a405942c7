import { toast } from "sonner";
import { ConfirmDialog } from "#features/courses/course/ConfirmDialog.tsx";
import { removeStudent } from "#features/courses/course/commands.ts";
import type { Student } from "#features/courses/course/queries.ts";
import { useWords } from "#features/courses/course/words.ts";
import type { ShownCourse } from "#features/courses/queries.ts";

type RemoveStudentProps = { student: Student; course: ShownCourse; onClose: () => void; onDone: () => void };

// Asks first, with the name: it is easy to press the wrong row of a long list.
export function RemoveStudent({ student, course, onClose, onDone }: RemoveStudentProps) {
	const t = useWords();
	const name = student.name || student.email || t("class.nameless");
	return (
		<ConfirmDialog
			title={t("remove.title", { name, course: course.title })}
			text={t("remove.text")}
			action={t("remove.do")}
			doing={t("remove.doing")}
			run={() => removeStudent(student.enrollmentId)}
			onClose={onClose}
			onDone={() => {
				onDone();
				toast.success(t("remove.done", { name }));
			}}
		/>
	);
}
