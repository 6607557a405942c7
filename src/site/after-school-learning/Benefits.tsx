import { centre, dollars } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { IdeaList } from "#ui/blocks/IdeaList.tsx";
import { Section } from "#ui/blocks/Section.tsx";
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
