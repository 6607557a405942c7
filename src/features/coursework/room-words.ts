// The same with what is read inside an assignment; fetched when one is opened.
import { wordsOf } from "#i18n/i18n.ts";
import { english as room } from "./room-words.en.ts";
import { english as teaching } from "./teaching-words.en.ts";
import { english as common } from "./words.en.ts";

export const { useWords } = wordsOf("coursework-room", { ...common, ...teaching, ...room }, async () => {
	const [all, taught, own] = await Promise.all([
		import("./words.fr.ts"),
		import("./teaching-words.fr.ts"),
		import("./room-words.fr.ts"),
	]);
	return { ...all.french, ...taught.french, ...own.french };
});
