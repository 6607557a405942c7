import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Modifier le document",
	typed: "Ce que vous avez tapé ici la dernière fois n’est pas encore enregistré.",
	do: "Enregistrer",
	doing: "Enregistrement…",
	done: "Le document est modifié.",
	failed: "Le document n’a pas pu être modifié",
	noAnswer: "Le serveur n’a pas répondu. Votre saisie est gardée\u202f: réessayez dès le retour d’internet.",
};
