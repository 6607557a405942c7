import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Soutien scolaire du Grade {{first}} au Grade {{last}}, LEAD Zahlé",
	"head.description":
		"Apprendre chez LEAD à Zahlé\u202f: soutien après l’école du Grade {{first}} au Grade {{last}}, cours particuliers ou à deux, et cours de {{weeks}} semaines en IA, SAT et langues.",
	title: "Nos programmes",
	lead: "Un endroit calme pour les devoirs, un professeur pour une matière, ou {{weeks}}\u00a0semaines pour découvrir autre chose. Trouvez ce qui convient à votre enfant aujourd’hui.",
	parts: "Les trois programmes",
	"afterSchool.text":
		"L’école se termine, les devoirs commencent. Ici, ils se font à une table, avec un professeur et quelques autres enfants, au calme et toujours dans le même ordre. Et chaque semaine, il y a un club\u202f: échecs, débat ou contes.",
	"afterSchool.more": "Voir le déroulement d’une séance",
	"personalized.text":
		"Certains chapitres demandent toute l’attention de quelqu’un. L’élève travaille avec le professeur, seul ou à côté d’un camarade, jusqu’à ce que tout soit clair.",
	"personalized.more": "Voir les formules et les matières",
	"advanced.text":
		"Intelligence artificielle, SAT ou langue\u202f: un seul sujet pendant {{weeks}}\u00a0semaines, avec {{fewest}} à {{most}} séances par semaine. Un nouveau cours commence chaque mois.",
	"advanced.more": "Voir les trois cours",
	"next.title": "Vous hésitez\u202f?",
	"next.text":
		"Dites-nous en quelle classe est votre enfant et ce qui lui résiste en ce moment. Nous vous répondons sous {{hours}}\u00a0heures sur WhatsApp et cherchons avec vous.",
	"next.button": "Nous contacter",
	"next.overview": "Tous les programmes en un coup d’œil",
};
