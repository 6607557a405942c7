import type { PageHead } from "#site/head.ts";
import { centreData } from "#site/structured-data.ts";
import { CallToAction } from "./CallToAction.tsx";
import { Differences } from "./Differences.tsx";
import { Hero } from "./Hero.tsx";
import { Letters } from "./Letters.tsx";
import { PowerCut } from "./PowerCut.tsx";
import { AdvancedPrograms, Programs } from "./Programs.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { say } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description"),
	picture: "home",
	data: [centreData()],
});

export function HomePage() {
	return (
		<>
			<Hero />
			<Letters />
			<Differences />
			<Programs />
			<AdvancedPrograms />
			<Testimonials />
			<PowerCut />
			<CallToAction />
		</>
	);
}
