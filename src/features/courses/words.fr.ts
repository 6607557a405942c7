import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	loading: "Vos cours s'ouvrent",
	grade: "Niveau {{level}}",
	todo_one: "{{count}} à faire",
	todo_other: "{{count}} à faire",
	toGrade_one: "{{count}} à corriger",
	toGrade_other: "{{count}} à corriger",
	waiting: "En attente d'envoi",
	done: "Tout est fait",
	nothingToGrade: "Rien à corriger",
	"course.queued": "En attente d'envoi",
	"course.sending": "Envoi en cours",
	"course.failed": "Non envoyé",
	"student.empty": "Tu n'es inscrit à aucun cours pour le moment",
	"student.next": "Ton professeur t'ajoute à un cours. Il s'affiche ici de lui-même.",
	"teacher.empty": "Aucun cours créé pour le moment",
	"teacher.next": "Les cours que vous donnez s'affichent ici.",
};
