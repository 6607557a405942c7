import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Cours avancés, LEAD",
	"head.description": "Cours avancés",
	title: "Cours avancés",
};
