import { centre, dollars } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon, type PropName } from "#ui/art/FreehandIcon.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Benefits.module.css";
import { useWords } from "./words.ts";

export function Benefits() {
	const t = useWords();
	const spoken = useLanguage();
	const { studentsPerGroup, monthlyTuition } = centre.afterSchool;
	return (
		<Section title={t("benefits.title")} band>
			<IdeaList
				ideas={[
					{ prop: "group", title: t("benefit.seen"), text: t("benefit.seen.text", { count: studentsPerGroup }) },
					{ prop: "books", title: t("benefit.subjects"), text: t("benefit.subjects.text") },
					{ prop: "pencil", title: t("benefit.habits"), text: t("benefit.habits.text") },
					{ prop: "clipboard", title: t("benefit.reports"), text: t("benefit.reports.text") },
					{
						prop: "coins",
						title: t("benefit.price"),
						text: t("benefit.price.text", { price: dollars(monthlyTuition, spoken) }),
					},
					{ prop: "cloud-sent", title: t("benefit.power"), text: t("benefit.power.text") },
				]}
			/>
		</Section>
	);
}

type Idea = { prop: PropName; title: string; text: string };

// A ruled list with a drawing beside each line of thought: no cards.
function IdeaList({ ideas }: { ideas: Idea[] }) {
	return (
		<ul className={classes.ideas}>
			{ideas.map(({ prop, title, text }) => (
				<li key={title} className={classes.idea}>
					<FreehandIcon name={prop} size={44} />
					<div>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
