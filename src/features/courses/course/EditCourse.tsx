import { CourseForm } from "#features/courses/CourseForm.tsx";
import { editCourse, editCourseDraft, keepDraft, shownRevision } from "#features/courses/commands.ts";
import { formOf } from "#features/courses/course-draft.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { offerUndo } from "#ui/feedback/undo-toast.ts";
import { Panel } from "./Panel.tsx";
import { useWords } from "./words.ts";

type EditCourseProps = { course: ShownCourse; focus: boolean; onWrite: () => void; onClose: () => void };

// Edits a course. The edit replaces the version its teacher saw when he began; if somebody else has changed it since,
// the server says so and both versions are shown (RefusedEdit).
export function EditCourse({ course, focus, onWrite, onClose }: EditCourseProps) {
	const t = useWords();
	const key = editCourseDraft(course.id);
	const fresh = { words: formOf(course), replaces: shownRevision(course) };
	const cancel = (typed: string) => {
		onClose();
		if (typed !== "") offerUndo(t("edit.discarded"), () => keepDraft(key, typed));
	};
	return (
		<Panel title={t("edit.open")}>
			<CourseForm
				draftKey={key}
				fresh={fresh}
				submit={t("edit.save")}
				failure={t("edit.fallback")}
				focus={focus}
				commit={(words, replaces) => editCourse({ course, words, replaces })}
				onWrite={onWrite}
				onSaved={onClose}
				onCancel={cancel}
			/>
		</Panel>
	);
}
