import { type GradingItem, useGrader } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./RefusedGrade.module.css";

type GradeGivenProps = { title: string; grade: number; max: number; feedback: string };

// One grade among two: whose it is, the mark, and the words to it.
export function GradeGiven({ title, grade, max, feedback }: GradeGivenProps) {
	const t = useWords();
	const lang = useLanguage();
	return (
		<section className={classes.side}>
			<h3 className={classes.name}>{title}</h3>
			<p className={classes.grade}>
				{pointsText(grade, lang)}/{max}
			</p>
			<p className={classes.feedback} dir="auto">
				{feedback || t("grading.noFeedback")}
			</p>
		</section>
	);
}

type GradeThatCountsProps = {
	submission: Pick<GradingItem["submission"], "grade" | "feedback" | "graded_by">;
	max: number;
};

// The grade that an answer has, and who gave it.
export function GradeThatCounts({ submission: { grade, feedback, graded_by }, max }: GradeThatCountsProps) {
	const t = useWords();
	const name = useGrader(graded_by);
	const title = name ? t("grading.theirsBy", { name }) : t("grading.theirs");
	return <GradeGiven title={title} grade={grade ?? 0} max={max} feedback={feedback ?? ""} />;
}
