import { useWords } from "#features/coursework/teaching-words.ts";
import classes from "./RefusedGrade.module.css";

type GradeGivenProps = { title: string; grade: number; max: number; feedback: string };

// One grade among two: whose it is, the mark, and the words to it.
export function GradeGiven({ title, grade, max, feedback }: GradeGivenProps) {
	const t = useWords();
	return (
		<section className={classes.side}>
			<h3 className={classes.name}>{title}</h3>
			<p className={classes.grade}>
				{grade}/{max}
			</p>
			<p className={classes.feedback} dir="auto">
				{feedback || t("grading.noFeedback")}
			</p>
		</section>
	);
}
