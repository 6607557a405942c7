import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	open: "Copier vers un autre cours",
	into: "Copier vers",
	has: "l’a déjà",
	none: "Vous n’avez pas d’autre cours vers lequel le copier.",
	materials: "Ses feuilles d’exercices et ses images sont copiées aussi.",
	missing: "Choisissez au moins un cours.",
	copy: "Copier",
	submit_one: "Copier vers {{count}} cours",
	submit_other: "Copier vers {{count}} cours",
	cancel: "Annuler",
	discarded: "Rien n’a été copié.",
	failure: "Le devoir n’a pas pu être copié",
	draftFailed: "Brouillon non enregistré sur {{thisDevice}}.",
	done: "Copié vers {{courses}}. À retrouver dans la liste de tous les devoirs.",
};
