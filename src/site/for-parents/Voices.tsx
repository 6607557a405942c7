import { centre } from "#centre.ts";
import { Carousel } from "#ui/blocks/Carousel.tsx";
import { Quote } from "#ui/blocks/Quote.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { useWords } from "./words.ts";

// What parents say, one at a time.
export function Voices() {
	const t = useWords();
	const slides = parents.map(({ who, face }) => ({
		key: who,
		content: (
			<Quote text={t(`said.${who}`)} name={t(`said.${who}.parent`)} role={t(`said.${who}.grade`)} face={face} large />
		),
	}));
	return (
		<Section title={t("said.title")} lead={centre.sampleVoices ? t("said.samples") : undefined} band>
			<Carousel label={t("said.slides")} slides={slides} delay={5000} />
		</Section>
	);
}

const parents = [
	{ who: "nada", face: { name: "girl-laptop", ground: "#ddf3e6" } },
	{ who: "georges", face: { name: "tutor-m", ground: "#f0e4fa" } },
	{ who: "fatima", face: { name: "girl-hijab", ground: "#bfe3ff" } },
	{ who: "carla", face: { name: "tutor", ground: "#ffe5dd" } },
] as const;
