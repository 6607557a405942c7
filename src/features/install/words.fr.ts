import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

// Said to parents, teachers and students alike: neither tu nor vous.
export const french: Translated<typeof english> = {
	install: "Installer LEAD",
	title: "LEAD à portée de main",
	text: "Sur l’écran d’accueil, LEAD s’ouvre comme une application, même sans internet, et ce qui est écrit est mieux gardé.",
	later: "Plus tard",
};
