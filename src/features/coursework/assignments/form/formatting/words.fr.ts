import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	bar: "Mise en forme",
	bold: "Gras",
	italic: "Italique",
	list: "Liste",
	numbers: "Liste numérotée",
	link: "Lien",
	picture: "Image",
	boldWords: "mots en gras",
	italicWords: "mots en italique",
	linkWords: "nom du lien",
	preview: "Comme les élèves le verront",
};
