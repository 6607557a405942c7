import { CourseForm } from "./CourseForm.tsx";
import { CoursePreview } from "./CoursePreview.tsx";
import classes from "./CreateCourse.module.css";
import { courseDraft, createCourse } from "./commands.ts";
import { emptyCourse } from "./course-draft.ts";
import { useWords } from "./words.ts";

const fresh = { words: emptyCourse, replaces: "" };

// A new course, and beside it on a desk the exercise book it will be.
export function CreateCourse() {
	const t = useWords();
	return (
		<div className={classes.desk}>
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
