import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./steps-words.en.ts";

export const { useWords } = wordsOf("install-sheet", english, () =>
	import("./steps-words.fr.ts").then((file) => file.french),
);
