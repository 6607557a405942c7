import { Marker } from "./Marker.tsx";

// A text with one phrase of it under the highlighter, wherever its language puts that phrase.
export function Marked({ phrase, children }: { phrase: string; children: string }) {
	const [before, ...after] = children.split(phrase);
	if (after.length === 0) return children;
	return (
		<>
			{before}
			<Marker>{phrase}</Marker>
			{after.join(phrase)}
		</>
	);
}
