import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Corriger au clavier",
	close: "Fermer",
	enter: "Entrée",
	digits: "Écrire la note",
	steps: "Un cran de plus ou de moins",
	submit: "Envoyer la note et passer à la copie suivante",
	turn: "Copie précédente ou suivante",
	feedback: "Aller au commentaire",
	escape: "Échap",
	toGrade: "Revenir du commentaire à la note",
	submitThere: "Envoyer la note depuis le commentaire",
	undo: "Corriger la dernière note",
	all: "Afficher ces touches",
};
