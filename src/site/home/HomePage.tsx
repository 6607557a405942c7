import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { centreData } from "#site/structured-data.ts";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { Differences } from "./Differences.tsx";
import { Hero } from "./Hero.tsx";
import { Letters } from "./Letters.tsx";
import { PowerCut } from "./PowerCut.tsx";
import { AdvancedPrograms, Programs } from "./Programs.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description", centre.grades),
	picture: "home",
	data: [centreData()],
});

export function HomePage() {
	const t = useWords();
	return (
		<>
			<Hero />
			<Letters />
			<Differences />
			<Programs />
			<AdvancedPrograms />
			<Testimonials />
			<PowerCut />
			<NextStep title={t("call.title")} text={t("call.text", { hours: centre.answerHours })} person="tutor-m">
				<ActionLink to="/join-us">{t("call.book")}</ActionLink>
				<ActionLink to="/faq" tone="outline">
					{t("call.questions")}
				</ActionLink>
			</NextStep>
		</>
	);
}
