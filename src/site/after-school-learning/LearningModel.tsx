import { centre, clockTime } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { RulerBar } from "#ui/art/RulerBar.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { useWords } from "./words.ts";

const { session, hours } = centre.afterSchool;
const parts = ["entry", "warmUp", "homework", "reflection"] as const;
const whole = parts.reduce((sum, part) => sum + session[part], 0);

export function LearningModel() {
	const t = useWords();
	const spoken = useLanguage();
	const afternoon = { opens: clockTime(hours.opens, spoken), closes: clockTime(hours.closes, spoken) };
	return (
		<Section title={t("model.title")} lead={t("model.lead", { minutes: whole, ...afternoon })}>
			<RulerBar
				parts={parts.map((part) => ({
					title: t(`model.${part}`),
					text: t(`model.${part}.text`),
					minutes: session[part],
					length: t("minutes", { count: session[part] }),
				}))}
			/>
		</Section>
	);
}
