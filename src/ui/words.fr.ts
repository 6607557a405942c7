import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	undo: "Annuler",
	notSaved: "Ce n'est pas enregistré sur ce téléphone. Rien n'a changé\u202f; il faut réessayer.",
};
