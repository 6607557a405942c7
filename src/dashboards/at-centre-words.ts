import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./at-centre-words.en.ts";

export const { useWords } = wordsOf("at-centre", english, () =>
	import("./at-centre-words.fr.ts").then((file) => file.french),
);
