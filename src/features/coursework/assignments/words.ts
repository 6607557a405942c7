// The same with what is read inside an assignment; fetched when one is opened.

import { english as teaching } from "#features/coursework/teaching-words.en.ts";
import { english as common } from "#features/coursework/words.en.ts";
import { wordsOf } from "#i18n/i18n.ts";
import { english as detail } from "./words.en.ts";

export const { useWords } = wordsOf("coursework-page", { ...common, ...teaching, ...detail }, async () => {
	const [all, taught, own] = await Promise.all([
		import("#features/coursework/words.fr.ts"),
		import("#features/coursework/teaching-words.fr.ts"),
		import("./words.fr.ts"),
	]);
	return { ...all.french, ...taught.french, ...own.french };
});
