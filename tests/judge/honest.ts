// An honest history, which the judge must accept.
export type Line = { what: string; [field: string]: string };

export const half = "A half";
export const third = "A third";
export const draft = "I begin with";
export const well = "Well done";
export const again = "Read it again";

/** Maya answers twice and begins a third answer; Tia's is refused; Rana grades one and changes the grade of another. */
export const honest: readonly Line[] = [
	{ what: "may", who: "Rana", of: "Maya" },
	{ what: "may", who: "Rana", of: "Tia" },
	{ what: "typed", who: "Maya", on: "phone", words: "A hal" },
	{ what: "saved", who: "Maya", on: "phone", words: "A hal" },
	{ what: "typed", who: "Maya", on: "phone", words: half },
	{ what: "withdrawn", who: "Maya", words: "A hal" },
	{ what: "saved", who: "Maya", on: "phone", words: half },
	{ what: "typed", who: "Maya", on: "phone", words: third },
	{ what: "saved", who: "Maya", on: "phone", words: third },
	{ what: "sent", words: half },
	{ what: "delivered", on: "phone", words: half },
	{ what: "said", who: "Maya", on: "phone", words: half },
	{ what: "shown", to: "Maya", on: "phone", words: half },
	{ what: "shown", to: "Rana", on: "computer", words: half },
	{ what: "typed", who: "Tia", on: "tablet", words: "Too late" },
	{ what: "saved", who: "Tia", on: "tablet", words: "Too late" },
	{ what: "graded", who: "Rana", on: "computer", words: again, to: "Maya" },
	{ what: "saved", who: "Rana", on: "computer", words: again },
	{ what: "graded", who: "Rana", on: "computer", words: well, to: "Maya" },
	{ what: "withdrawn", who: "Rana", words: again },
	{ what: "saved", who: "Rana", on: "computer", words: well },
	{ what: "sent", words: well },
	{ what: "delivered", on: "computer", words: well },
	{ what: "said", who: "Rana", on: "computer", words: well },
	{ what: "sent", words: third },
	{ what: "delivered", on: "phone", words: third },
	{ what: "said", who: "Maya", on: "phone", words: third },
	{ what: "shown", to: "Maya", on: "phone", words: well },
	{ what: "typed", who: "Maya", on: "phone", words: draft },
	{ what: "saved", who: "Maya", on: "phone", words: draft },
	{ what: "healed" },
	{ what: "held", who: "Maya", words: half },
	{ what: "held", who: "Maya", words: third },
	{ what: "held", who: "Rana", words: well },
	{ what: "kept", who: "Tia", on: "tablet", words: "Too late", as: "refused" },
	{ what: "kept", who: "Maya", on: "phone", words: draft, as: "draft" },
];

export function written(lines: readonly Line[]): string {
	return lines.map((line) => JSON.stringify(line)).join("\n");
}
