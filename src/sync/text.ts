// What was written is compared with what the server brings back (`echoes`), so it must be text that the server can keep.

/** The text without half characters: a lone surrogate would come back from the server as something else. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** The same object with every text in it well-formed. */
export const wellFormedIn = (words: object): object =>
	Object.fromEntries(
		Object.entries(words).map(([name, value]) => [name, typeof value === "string" ? wellFormed(value) : value]),
	);
