import { centre } from "#centre.ts";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Differences.module.css";
import { useWords } from "./words.ts";

// What sets the centre apart, as four entries on ruled paper.
export function Differences() {
	const t = useWords();
	const { afterSchool, studentsPerTutor, answerHours } = centre;
	const entries: { prop: PropName; title: string; text: string }[] = [
		{
			prop: "speech",
			title: t("why.groups"),
			text: t("why.groups.text", { group: afterSchool.studentsPerGroup, most: studentsPerTutor }),
		},
		{ prop: "letter", title: t("why.reports"), text: t("why.reports.text") },
		{ prop: "chess", title: t("why.clubs"), text: t("why.clubs.text") },
		{ prop: "clipboard", title: t("why.plan"), text: t("why.plan.text", { hours: answerHours }) },
	];
	return (
		<Section title={t("why.title")}>
			<ul className={classes.list}>
				{entries.map(({ prop, title, text }) => (
					<li key={prop}>
						<FreehandIcon name={prop} size={56} />
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
