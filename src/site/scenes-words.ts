import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./scenes-words.en.ts";

export const { useWords } = wordsOf("site/scenes", english, () =>
	import("./scenes-words.fr.ts").then((file) => file.french),
);
