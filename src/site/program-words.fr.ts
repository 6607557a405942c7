import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./program-words.en.ts";

export const french: Translated<typeof english> = {
	home: "Accueil",
	way: "Vous êtes ici",
	programs: "Programmes",
	"afterSchool.name": "Soutien après l’école",
	"afterSchool.short": "Après l’école",
	"afterSchool.who": "Du Grade\u00a0{{first}} au Grade\u00a0{{last}}",
	"afterSchool.when": "Du lundi au vendredi, de {{opens}} à {{closes}}",
	"afterSchool.group": "{{count}} élèves au plus avec un professeur",
	"personalized.name": "Cours personnalisés",
	"personalized.short": "Personnalisés",
	"personalized.who": "Du Grade\u00a0{{first}} au Grade\u00a0{{last}}",
	"personalized.when": "Du lundi au vendredi, entre {{opens}} et {{closes}}",
	"personalized.group": "Seul ou à deux\u202f; {{count}} élèves au plus par professeur",
	"advanced.name": "Cours avancés",
	"advanced.short": "Avancés",
	"advanced.who":
		"Du Grade\u00a0{{first}} au Grade\u00a0{{last}}\u202f; le SAT en Grades\u00a0{{satFirst}} et {{last}}",
	"advanced.when":
		"{{weeks}}\u00a0semaines, {{fewest}} à {{most}} séances par semaine, une nouvelle session chaque mois",
	"advanced.group": "Places limitées dans chaque cours",
	"fact.who": "Pour",
	"fact.when": "Quand",
	"fact.group": "Groupe",
	"fact.subjects": "Matières",
	"afterSchool.subjects": "Maths, sciences, arabe et français",
	"fact.languages": "Langues",
	languages: "Anglais, français et arabe",
};
