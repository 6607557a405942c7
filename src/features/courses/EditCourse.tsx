import { Button } from "@mantine/core";
import { offerUndo, orSayNotSaved } from "#ui/second-thoughts.ts";
import { CourseForm } from "./CourseForm.tsx";
import { editCourse, editCourseDraft, keepDraft, shownRevision } from "./commands.ts";
import { formOf } from "./course-draft.ts";
import { Panel } from "./Panel.tsx";
import { type ShownCourse, useDraft } from "./queries.ts";
import { useWords } from "./words.ts";

type EditCourseProps = { course: ShownCourse; focus: boolean; onClose: () => void };

// New words for a course. They replace those its teacher had in front of him when he began; if somebody else has changed
// them since, the server says so and both are shown (RefusedEdit).
export function EditCourse({ course, focus, onClose }: EditCourseProps) {
	const t = useWords();
	const key = editCourseDraft(course.id);
	const draft = useDraft(key);
	const fresh = { words: formOf(course), replaces: shownRevision(course) };
	const cancel = async () => {
		await keepDraft(key, "");
		onClose();
		if (draft) offerUndo(t("edit.discarded"), () => keepDraft(key, draft.text));
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
				onSaved={onClose}
			>
				<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
					{t("cancel")}
				</Button>
			</CourseForm>
		</Panel>
	);
}
