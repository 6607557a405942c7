import { CourseForm } from "#features/courses/CourseForm.tsx";
import { editCourse, editCourseDraft, shownRevision } from "#features/courses/commands.ts";
import { fieldsOf } from "#features/courses/course-draft.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { Panel } from "./Panel.tsx";
import { useWords } from "./words.ts";

type EditCourseProps = { course: ShownCourse; focus: boolean; onWrite: () => void; onClose: () => void };

// Edits a course. The edit replaces the version its teacher saw when he began; if somebody else has changed it since,
// the server says so and both versions are shown (RefusedEdit).
export function EditCourse({ course, focus, onWrite, onClose }: EditCourseProps) {
	const t = useWords();
	return (
		<Panel title={t("edit.open")}>
			<CourseForm
				draftKey={editCourseDraft(course.id)}
				start={fieldsOf(course)}
				onto={shownRevision(course)}
				submit={t("edit.save")}
				failure={t("edit.fallback")}
				focus={focus}
				put={(words, replaces) => editCourse({ course, words, replaces })}
				onWrite={onWrite}
				onSaved={onClose}
				cancelling={{ discarded: t("edit.discarded"), onCancelled: onClose }}
			/>
		</Panel>
	);
}
