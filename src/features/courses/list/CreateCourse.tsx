import { CourseForm } from "#features/courses/CourseForm.tsx";
import { courseDraft, createCourse } from "#features/courses/commands.ts";
import { emptyCourse } from "#features/courses/course-draft.ts";
import { useWords } from "#features/courses/words.ts";
import { CoursePreview } from "./CoursePreview.tsx";
import classes from "./CreateCourse.module.css";

const fresh = { words: emptyCourse, replaces: "" };

// A new course; on a wide screen with a preview of its card beside the form.
export function CreateCourse() {
	const t = useWords();
	return (
		<div className={classes.columns}>
			<section className={classes.card}>
				<h2 className={classes.title}>{t("create.title")}</h2>
				<CourseForm
					draftKey={courseDraft}
					fresh={fresh}
					submit={t("create.submit")}
					failure={t("create.fallback")}
					commit={createCourse}
				/>
			</section>
			<CoursePreview />
		</div>
	);
}
