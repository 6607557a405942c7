import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./mutation-words.en.ts";

export const french: Translated<typeof english> = {
	"name.copyMaterial": "Copie d’un document",
	"about.copyMaterial": "Copie d’un document\u202f: {{title}}",
	"sent.copyMaterial": "Le document est copié.",
	"refused.copyMaterial": "Le document n’a pas pu être copié",
};
