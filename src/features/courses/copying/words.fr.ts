import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Copier vers un nouveau cours",
	copy: "Créer la copie",
	failure: "Le cours n’a pas pu être copié",
	discarded: "Rien n’a été copié.",
	students: "Les élèves ne sont pas copiés. Donnez-leur le code du nouveau cours.",
};
