import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Soutien après l'école, LEAD",
	"head.description": "Soutien après l'école",
	title: "Soutien après l'école",
};
