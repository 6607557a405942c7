import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./program-words.en.ts";

export const { useWords: useProgramWords, say: sayProgram } = wordsOf("site/programs-in-common", english, () =>
	import("./program-words.fr.ts").then((file) => file.french),
);
