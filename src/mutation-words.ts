// The sentences of every write a phone can make (src/mutations.ts), for whichever screen speaks of one.
import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./mutation-words.en.ts";

export const { say: sayOf, useWords: useMutationWords } = wordsOf("mutations", english, () =>
	import("./mutation-words.fr.ts").then((file) => file.french),
);
