// The same with what is read in the grades of a course and of a student.
import { english as common } from "#features/coursework/words.en.ts";
import { wordsOf } from "#i18n/i18n.ts";
import { english as own } from "./words.en.ts";

export const { useWords, say } = wordsOf("gradebook", { ...common, ...own }, async () => {
	const [all, here] = await Promise.all([import("#features/coursework/words.fr.ts"), import("./words.fr.ts")]);
	return { ...all.french, ...here.french };
});
