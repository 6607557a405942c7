import type { PageHead } from "#site/head.ts";
import { Hero } from "./Hero.tsx";
import { PowerCut } from "./PowerCut.tsx";
import { say } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function HomePage() {
	return (
		<>
			<Hero />
			<PowerCut />
		</>
	);
}
