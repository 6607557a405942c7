import { toast } from "sonner";
import type { ShownCourse } from "#features/courses/queries.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { newJoinCode } from "./commands.ts";
import { useWords } from "./words.ts";

type NewCodeProps = { course: ShownCourse; onClose: () => void; onDone: () => void };

// For a code that people have who should not join.
export function NewCode({ course, onClose, onDone }: NewCodeProps) {
	const t = useWords();
	return (
		<ConfirmDialog
			title={t("code.newTitle", { course: course.title })}
			text={t("code.newText")}
			action={t("code.new")}
			doing={t("code.making")}
			run={() => newJoinCode(course.id)}
			onClose={onClose}
			onDone={() => {
				onDone();
				toast.success(t("code.made"));
			}}
		/>
	);
}
