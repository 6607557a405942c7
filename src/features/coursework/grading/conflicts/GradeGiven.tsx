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
