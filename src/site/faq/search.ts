/** Without capitals and accents: "echecs" finds "Échecs". */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word that is looked for stands in these texts, or at least its beginning. */
export function fits(words: string, texts: string[]): boolean {
	const held = folded(texts.join(" "));
	return folded(words)
		.split(/\s+/)
		.every((word) => held.includes(word));
}
