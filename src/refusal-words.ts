import { type WordKey, wordsOf } from "#i18n/i18n.ts";
import { english } from "./refusal-words.en.ts";

export const { say, useWords } = wordsOf("refusals", english, () =>
	import("./refusal-words.fr.ts").then((file) => file.french),
);

/** A sentence for a code as it is; `no_answer` and `busy` take values and are no code's. */
type Sentence = Exclude<WordKey<typeof english>, "no_answer" | "busy">;

export const isSentence = (key: string): key is Sentence =>
	Object.hasOwn(english, key) && key !== "no_answer" && !key.startsWith("busy_");
