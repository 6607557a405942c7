import { centre } from "#centre.ts";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Approach.module.css";
import { useWords } from "./words.ts";

// What the values come to on an ordinary afternoon.
export function Approach() {
	const t = useWords();
	const { studentsPerGroup, session } = centre.afterSchool;
	const minutes = session.entry + session.warmUp + session.homework + session.reflection;
	const points: { prop: PropName; accent: string; title: string; text: string }[] = [
		{ prop: "speech", accent: "#177A47", title: t("approach.listen"), text: t("approach.listen.text") },
		{
			prop: "group",
			accent: "#2C46E2",
			title: t("approach.small"),
			text: t("approach.small.text", { group: studentsPerGroup, most: centre.studentsPerTutor }),
		},
		{
			prop: "stopwatch",
			accent: "#CF3A1E",
			title: t("approach.calm"),
			text: t("approach.calm.text", { minutes }),
		},
		{ prop: "letter", accent: "#7A3DB8", title: t("approach.open"), text: t("approach.open.text") },
	];
	return (
		<Section title={t("approach")}>
			<ul className={classes.points}>
				{points.map(({ prop, accent, title, text }) => (
					<li key={prop}>
						<FreehandIcon name={prop} size={56} accent={accent} />
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
