import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Nos programmes, du Grade {{first}} au Grade {{last}}, LEAD Zahlé",
	"head.description":
		"Apprendre chez LEAD à Zahlé\u202f: soutien après l'école du Grade {{first}} au Grade {{last}}, cours particuliers ou à deux, et cours de {{weeks}} semaines en IA, SAT et langues.",
	title: "Nos programmes",
	lead: "Un endroit calme pour les devoirs, un tuteur pour une matière, ou {{weeks}} semaines pour découvrir autre chose. Trouvez ce qui convient à votre enfant aujourd'hui.",
	parts: "Les trois programmes",
	"afterSchool.text":
		"L'école se termine, les devoirs commencent. Ici, ils se font à une table, avec un tuteur et quelques autres enfants, chaque fois dans le même ordre tranquille. Et chaque semaine il y a un club\u202f: échecs, débat ou récit.",
	"afterSchool.more": "Voir le déroulement d'une séance",
	"personalized.text":
		"Certains chapitres demandent toute l'attention de quelqu'un. L'élève s'assoit avec le tuteur, seul ou à côté d'un camarade, et y reste jusqu'à ce que tout soit clair.",
	"personalized.more": "Voir les formules et les matières",
	"advanced.text":
		"Intelligence artificielle, SAT ou langue\u202f: un seul sujet pendant {{weeks}} semaines, avec {{fewest}} à {{most}} séances par semaine. Un nouveau cours commence chaque mois.",
	"advanced.more": "Voir les trois cours",
	"next.title": "Vous hésitez\u202f?",
	"next.text":
		"Dites-nous en quel Grade est votre enfant et ce qui lui résiste en ce moment. Nous vous répondons sous {{hours}}\u202fheures sur WhatsApp et cherchons avec vous.",
	"next.button": "Nous contacter",
	"next.overview": "Tous les programmes en un coup d'œil",
};
