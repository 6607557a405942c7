import { CourseFace } from "#features/courses/CourseFace.tsx";
import { courseDraft } from "#features/courses/commands.ts";
import { beginningOf, emptyCourse } from "#features/courses/course-draft.ts";
import { useDraft } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import classes from "./CreateCourse.module.css";

// The card the course will have, as far as it is written. Decoration: the fields beside it say the same.
export function CoursePreview() {
	const t = useWords();
	const draft = useDraft(courseDraft);
	const { words } = beginningOf(draft?.text ?? "", { words: emptyCourse, replaces: "" });
	const course = { ...words, title: words.title || t("form.title"), code: words.code || t("form.code") };
	return (
		<div className={classes.preview} aria-hidden="true">
			<CourseFace course={course} title={<p className={classes.name}>{course.title}</p>} />
		</div>
	);
}
