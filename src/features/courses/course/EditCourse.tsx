import { Button } from "@mantine/core";
import { CourseForm } from "#features/courses/CourseForm.tsx";
import { editCourse, editCourseDraft, shownRevision } from "#features/courses/commands.ts";
import { fieldsOf } from "#features/courses/course-draft.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import type { CourseForming } from "#features/courses/use-course-form.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { Panel } from "./Panel.tsx";
import { Version } from "./RefusedEdit.tsx";
import { useWords } from "./words.ts";

type EditCourseProps = { course: ShownCourse; focus: boolean; onWrite: () => void; onClose: () => void };

// Edits a course. The edit replaces the version its teacher saw when he began; if somebody else has changed it since, that is
// said as soon as the phone knows it, and else the server says so and both versions are shown (RefusedEdit).
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
				above={(forming) => <Moved course={course} forming={forming} />}
				onWrite={onWrite}
				onSaved={onClose}
				cancelling={{ discarded: t("edit.discarded"), onCancelled: onClose }}
			/>
		</Panel>
	);
}

function Moved({ course, forming: { moved, fields, goOn } }: { course: ShownCourse; forming: CourseForming }) {
	const t = useWords();
	return (
		<div>
			<CalmNote text={moved ? t("edit.moved") : null}>
				<Button variant="default" size="sm" onClick={goOn}>
					{t("edit.goOn")}
				</Button>
			</CalmNote>
			{moved ? <Version title={t("refused.theirs")} words={course} than={fields} /> : null}
		</div>
	);
}
