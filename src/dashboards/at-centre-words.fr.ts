import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./at-centre-words.en.ts";

export const french: Translated<typeof english> = {
	asking: "Chargement des chiffres du centre",
	failed: "Les chiffres du centre n’ont pas pu être chargés.",
	again: "Réessayer",
	unknown: "Il faut internet pour voir combien de demandes et de comptes attendent.",
	none: "Personne n’attend de réponse ni de compte.",
	waiting_one: "{{count}} personne attend un compte",
	waiting_other: "{{count}} personnes attendent un compte",
	inquiries_one: "{{count}} nouvelle demande",
	inquiries_other: "{{count}} nouvelles demandes",
	late: "{{count}} en retard",
	inTime: "En attente d’un premier appel",
	approve: "À approuver ou à refuser",
};
