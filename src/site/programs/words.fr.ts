import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Les programmes en un coup d’œil, LEAD Zahlé",
	"head.description":
		"Tout ce que LEAD propose à Zahlé, au Liban\u202f: soutien après l’école, cours particuliers ou à deux, cours de {{weeks}} semaines et activités, du Grade {{first}} au Grade {{last}}.",
	title: "Les programmes en un coup d’œil",
	lead: "Tout ce que LEAD propose, sur une page. Choisissez la carte qui ressemble à votre enfant.",
	cards: "Quatre façons d’apprendre",
	see: "Voir le programme",
	grades: "Grades\u00a0{{first}} à {{last}}",
	"afterSchool.tag": "Du lundi au vendredi",
	"afterSchool.text":
		"Devoirs encadrés et bonnes habitudes, du lundi au vendredi\u202f: votre enfant a un professeur à ses côtés, et un club chaque semaine.",
	"personalized.tag": "Au plus {{count}} par professeur",
	"personalized.text": "Seul ou à deux, dans la matière où il faut un coup de main, des maths aux langues.",
	"advanced.tag": "{{weeks}}\u00a0semaines",
	"advanced.text":
		"IA, SAT (Grades\u00a0{{first}} et {{last}}) et langues, en {{weeks}}\u00a0semaines, avec une nouvelle session chaque mois.",
	"activities.name": "Activités",
	"activities.tag": "Six domaines",
	"activities.text":
		"Robotique, art, échecs, débat, contes et sciences, pour les mains et les têtes qui n’ont pas bougé de la journée.",
	"next.title": "Deux cartes vous tentent\u202f?",
	"next.text": "Parlez-nous de votre enfant. Nous répondons sous {{hours}}\u00a0heures sur WhatsApp.",
	"next.button": "Nous contacter",
	"next.compare": "Comparer les trois programmes",
};
