// Everything a teacher reads of coursework; a student's phone does not fetch it.
import { wordsOf } from "#i18n/i18n.ts";
import { english as teaching } from "./teaching-words.en.ts";
import { english as common } from "./words.en.ts";

export const { useWords } = wordsOf("coursework-teaching", { ...common, ...teaching }, async () => {
	const [all, own] = await Promise.all([import("./words.fr.ts"), import("./teaching-words.fr.ts")]);
	return { ...all.french, ...own.french };
});
