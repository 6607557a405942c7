import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	undo: "Annuler",
	notSaved: "L’enregistrement sur {{thisDevice}} a échoué. Rien n’a changé\u202f; il faut réessayer.",
	draftSaved: "Brouillon enregistré à {{time}}",
	notUndone:
		"L’annulation n’a pas abouti\u202f: rien n’a pu être enregistré sur {{thisDevice}}. Il faut laisser cette page ouverte et réessayer.",
	cancel: "Annuler",
	chooseFile: "Choisir un fichier",
	loading: "Chargement de la liste",
	notFetched: "Cette liste n’a pas pu être chargée.",
	partMissing: "Cette partie de l’application n’a pas pu être chargée. Elle s’affichera dès le retour d’internet.",
	oldList: "Cette liste date de {{time}} et a pu changer depuis.",
	tryAgain: "Réessayer",
	tryNow: "Réessayer",
	noAnswerYet: "Pas de réponse.",
	pages: "Pages de la liste",
	pageOf: "Page {{page}} sur {{pages}}",
	previous: "Précédente",
	next: "Suivante",
	"carousel.kind": "carrousel",
	"carousel.slide": "diapositive",
	"carousel.place": "{{at}} sur {{of}}",
	"carousel.back": "Diapositive précédente",
	"carousel.on": "Diapositive suivante",
	"carousel.pause": "Arrêter le défilement",
	"carousel.play": "Lancer le défilement",
	"quote.rating": "Note\u202f: {{rating}} sur {{of}}",
	"stopped.offline": "Il faut internet pour cela.",
	"stopped.ended": "Votre session est terminée. Reconnectez-vous d’abord.",
};
