import { centre } from "#centre.ts";
import { Quote } from "#ui/blocks/Quote.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./Testimonials.module.css";
import { useWords } from "./words.ts";

export function Testimonials() {
	const t = useWords();
	return (
		<Section title={t("said.title")} lead={centre.sampleVoices ? t("said.samples") : undefined}>
			<ul className={classes.quotes}>
				{people.map(({ who, face }) => (
					<li key={who}>
						<Quote
							text={t(`said.${who}.text`)}
							name={t(`said.${who}.name`)}
							role={t(`said.${who}.role`)}
							face={face}
							rating={5}
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}

const people = [
	{ who: "mother", face: { name: "tutor", ground: "#ddf3e6" } },
	{ who: "student", face: { name: "boy-paper", ground: "#bfe3ff" } },
	{ who: "father", face: { name: "tutor-m", ground: "#f0e4fa" } },
] as const;
