import { centre } from "#centre.ts";
import classes from "./Facts.module.css";
import { useWords } from "./words.ts";

export function Facts() {
	const t = useWords();
	const { grades, studentsPerTutor, answerHours } = centre;
	const facts = [
		[String(studentsPerTutor), t("facts.tutor")],
		[`${grades.first}–${grades.last}`, t("facts.grades")],
		[t("facts.hours", { hours: answerHours }), t("facts.answer")],
	];
	return (
		<ul className={classes.facts} aria-label={t("facts.label")}>
			{facts.map(([number, meaning]) => (
				<li key={meaning}>
					<strong>{number}</strong>
					<span>{meaning}</span>
				</li>
			))}
		</ul>
	);
}
