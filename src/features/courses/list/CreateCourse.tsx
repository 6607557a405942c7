import { useRef } from "react";
import { CourseFace } from "#features/courses/CourseFace.tsx";
import { CourseForm } from "#features/courses/CourseForm.tsx";
import { courseDraft, createCourse } from "#features/courses/commands.ts";
import { emptyCourse } from "#features/courses/course-draft.ts";
import { lookFor } from "#features/courses/focus.ts";
import { useWords } from "#features/courses/words.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { readFields } from "#features/drafting/use-drafted-fields.ts";
import classes from "./CreateCourse.module.css";

// A new course; on a wide screen with a preview of its card beside the form. Its page opens: the code is what comes next.
export function CreateCourse({ onCreated }: { onCreated: (id: string) => void }) {
	const t = useWords();
	const made = useRef("");
	return (
		<div className={classes.columns}>
			<section className={classes.card}>
				<h2 className={classes.title}>{t("create.title")}</h2>
				<CourseForm
					draftKey={courseDraft}
					start={emptyCourse}
					onto=""
					submit={t("create.submit")}
					failure={t("create.fallback")}
					put={async (words) => {
						made.current = await createCourse(words);
					}}
					onSaved={() => {
						lookFor("page", made.current);
						onCreated(made.current);
					}}
				/>
			</section>
			<CoursePreview />
		</div>
	);
}

// The card the course will have, as far as it is written. Decoration: the fields beside it say the same.
function CoursePreview() {
	const t = useWords();
	const draft = useDraft(courseDraft);
	const words = { ...emptyCourse, ...readFields(draft?.text ?? "")?.fields };
	const course = { ...words, title: words.title || t("form.title"), code: words.code || t("form.code") };
	return (
		<div className={classes.preview} aria-hidden="true">
			<CourseFace
				course={course}
				title={
					<p className={classes.name} dir="auto">
						{course.title}
					</p>
				}
			/>
		</div>
	);
}
