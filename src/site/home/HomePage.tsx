import { Hero } from "./Hero.tsx";
import { PowerCut } from "./PowerCut.tsx";

export function HomePage() {
	return (
		<>
			<Hero />
			<PowerCut />
		</>
	);
}
