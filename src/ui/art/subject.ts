// The colour and the drawn prop of a school subject. Teachers type subjects freely and in three languages, so the
// match is by word beginnings; an unknown subject gets a steady colour from its letters.
import type { PropName } from "./FreehandIcon.tsx";

type Tone = "blue" | "green" | "raisin" | "red" | "yellow";

type Look = { tone: Tone; icon: PropName };

const looks: { begins: string[]; look: Look }[] = [
	{ begins: ["math", "algèbre", "geometr", "géométr"], look: { tone: "blue", icon: "calculator" } },
	{ begins: ["scien", "physi", "chem", "chimi", "biol", "svt"], look: { tone: "raisin", icon: "bulb" } },
	{ begins: ["fren", "franç", "franc", "lang"], look: { tone: "green", icon: "book" } },
	{ begins: ["engl", "angl"], look: { tone: "red", icon: "speech" } },
	{ begins: ["arab", "عرب"], look: { tone: "yellow", icon: "quill" } },
	{ begins: ["geog", "géog", "hist", "civi"], look: { tone: "green", icon: "globe" } },
	{ begins: ["econ", "écon"], look: { tone: "yellow", icon: "graph" } },
	{ begins: ["robo", "codi", "code", "prog", "info", "comp", "ai", "digital"], look: { tone: "blue", icon: "chip" } },
];

const others: Tone[] = ["raisin", "green", "blue", "yellow", "red"];

// The look of a subject; the empty subject has one too.
export function lookOf(subject: string): Look {
	const word = subject.trim().toLowerCase();
	const known = looks.find(({ begins }) => begins.some((start) => word.startsWith(start)));
	if (known) return known.look;
	const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return { tone: others[sum % others.length] ?? "blue", icon: "notebook" };
}
