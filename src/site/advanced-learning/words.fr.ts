import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Cours avancés\u202f: IA, SAT et langues, LEAD Zahlé",
	"head.description":
		"Cours de {{weeks}} semaines à Zahlé\u202f: IA et technologies, SAT (Grades {{first}} et {{last}}), langues. {{fewest}} à {{most}} séances par semaine, une nouvelle session chaque mois, places limitées.",
	"title.marked": "avancés",
	lead: "Trois cours pour les élèves qui veulent aller plus loin que le manuel.",
	reserve: "Réserver une place",
	"facts.title": "Commun aux trois cours",
	"fact.length": "Durée",
	length: "{{weeks}}\u00a0semaines",
	"fact.rhythm": "Rythme",
	rhythm: "{{fewest}} à {{most}} séances par semaine",
	"fact.start": "Début",
	start: "Chaque mois",
	"fact.seats": "Places",
	seats: "Limitées",
	tracks: "Les trois cours",
	"fact.who": "Pour",
	"fact.when": "Quand",
	when: "{{weeks}}\u00a0semaines, {{fewest}} à {{most}} séances par semaine",
	"fact.group": "Groupe",
	group: "Places limitées, une nouvelle session chaque mois",
	"fact.inside": "Au programme",
	"ai.name": "IA et technologies de demain",
	"ai.short": "IA",
	"ai.text":
		"Comment une machine apprend-elle, et qu’est-ce qui lui échappe\u202f? Les élèves essaient les outils, apprennent à douter de leurs réponses et réalisent un petit projet bien à eux.",
	"ai.who": "Du Grade\u00a0{{first}} au Grade\u00a0{{last}}\u202f: les élèves qui demandent comment ça marche",
	"ai.inside": "Compétences numériques et innovation",
	"ai.join": "S’inscrire au cours d’IA",
	"sat.name": "Préparation au SAT",
	"sat.short": "SAT",
	"sat.text":
		"Un examen a ses règles\u202f: son temps, ses pièges, sa façon de poser les questions. {{weeks}}\u00a0semaines d’entraînement les rendent familières avant le jour J.",
	"sat.who": "Grades\u00a0{{first}} et {{last}}",
	"sat.inside": "Maths, lecture et écriture, montre en main",
	"sat.join": "S’inscrire à la préparation au SAT",
	"languages.name": "Langues",
	"languages.short": "Langues",
	"languages.text":
		"Une langue s’apprend d’abord à voix haute. On parle dès la première séance, puis on lit et on écrit ce qu’on ose déjà dire.",
	"languages.who": "Du Grade\u00a0{{first}} au Grade\u00a0{{last}}\u202f: les élèves qui veulent parler avec aisance",
	"languages.inside": "Anglais, français ou arabe",
	"languages.join": "S’inscrire au cours de langues",
	"next.title": "Un nouveau cours commence chaque mois",
	"next.text":
		"Les places sont limitées. Dites-nous quel cours vous intéresse, nous vous contactons sous {{hours}}\u00a0heures sur WhatsApp avec la prochaine date.",
};
