// The same with what is read around every answer.
import { english as common } from "#features/coursework/words.en.ts";
import { wordsOf } from "#i18n/i18n.ts";
import { english as own } from "./past-words.en.ts";

export const { useWords } = wordsOf("past-assignment", { ...common, ...own }, async () => {
	const [all, here] = await Promise.all([import("#features/coursework/words.fr.ts"), import("./past-words.fr.ts")]);
	return { ...all.french, ...here.french };
});
