import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./account-words.en.ts";

export const { useWords: useAccountWords } = wordsOf("account", english, () =>
	import("./account-words.fr.ts").then((file) => file.french),
);
