import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	loading: "On compte les cours",
	missing: "Les cours n’ont pas pu être comptés.",
	uncounted: "Impossible de compter les cours pour le moment",
	going_zero: "Aucun cours en ce moment",
	going_one: "{{count}} cours en ce moment",
	going_other: "{{count}} cours en ce moment",
	text: "À la fin de l’année scolaire, tous les cours rejoignent les «\u202fCours passés\u202f», pour les professeurs et les élèves. Tout y reste lisible, et ce qui est rendu peut encore être noté.",
	none: "Un professeur crée le prochain, nouveau ou copié d’un cours passé.",
	end: "Terminer l’année scolaire",
	doing: "Un instant…",
	ask_one: "Terminer {{count}} cours\u202f?",
	ask_other: "Terminer les {{count}} cours\u202f?",
	"ask.text":
		"Plus personne ne pourra s’y inscrire ni y ajouter quoi que ce soit, sur aucun appareil. Vous pourrez les rétablir.",
	"ask.courses": "Cours qui se terminent",
	type: "Tapez «\u202f{{word}}\u202f» pour confirmer",
	"type.wrong": "Tapez le mot «\u202f{{word}}\u202f»",
	word: "terminer",
	"end.failed": "L’année scolaire n’a pas été terminée",
	noAnswer: "Le serveur n’a pas répondu\u202f: on ne sait pas si c’est fait. Vérifiez le nombre de cours.",
	ended_one: "{{count}} cours terminé",
	ended_other: "{{count}} cours terminés ensemble",
	"ended.text":
		"L’année scolaire a été terminée le {{when}}. Les cours rétablis depuis par leurs professeurs ne sont pas comptés.",
	back: "Rétablir ces cours",
	"back.failed": "Les cours n’ont pas été rétablis",
};
