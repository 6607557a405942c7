import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Soutien après l'école, Grades {{first}} à {{last}}, LEAD Zahlé",
	"head.description":
		"Devoirs encadrés en français, anglais et arabe, du Grade {{first}} au Grade {{last}}, à Zahlé. Du lundi au vendredi, {{count}} élèves au plus par tuteur, clubs compris.",
	"title.marked": "après l'école",
	lead: "Les devoirs avec un tuteur à côté, du lundi au vendredi, pour que la soirée à la maison soit une vraie soirée.",
	book: "Réserver une évaluation gratuite",
	"facts.title": "En bref",
	"fact.subjects": "Matières",
	subjects: "Maths, sciences, arabe et français",
	"fact.tuition": "Frais de scolarité",
	tuition: "{{price}} par mois, à régler en début de mois",
	"model.title": "Notre façon d'apprendre",
	"model.lead":
		"Une séance dure {{minutes}}\u202fminutes et suit toujours le même ordre. L'enfant sait ce qui vient et garde ses forces pour le travail lui-même.",
	minutes: "{{count}}\u202fmin",
	"model.entry": "Rituel d'entrée",
	"model.entry.text": "Cartable posé, cahier ouvert. Qu'y a-t-il pour demain\u202f?",
	"model.warmUp": "Mise en route",
	"model.warmUp.text": "Un court exercice rappelle ce qui a été vu en classe.",
	"model.homework": "Devoirs accompagnés",
	"model.homework.text":
		"L'enfant travaille, le tuteur observe, questionne, explique. La réponse dans le cahier reste celle de l'enfant.",
	"model.reflection": "Bilan",
	"model.reflection.text": "Qu'est-ce qui a bien marché\u202f? Que reste-t-il à voir\u202f?",
	"benefits.title": "Ce que votre enfant y gagne",
	"benefit.seen": "Un tuteur qui voit chaque page",
	"benefit.seen.text":
		"Jamais plus de {{count}} enfants par tuteur. Personne n'a besoin de se cacher, et personne ne le peut.",
	"benefit.languages": "Trois langues à la même table",
	"benefit.languages.text": "Français, anglais et arabe, comme ils sortent du cartable.",
	"benefit.habits": "Savoir commencer",
	"benefit.habits.text": "Les quatre mêmes temps à chaque séance, jusqu'à ce que commencer ne soit plus le plus dur.",
	"benefit.reports": "Des parents qui savent",
	"benefit.reports.text":
		"Un compte rendu chaque jour, un point sur les progrès chaque semaine, une présentation chaque mois.",
	"benefit.price": "Un prix clair",
	"benefit.price.text": "{{price}} par mois, à régler en début de mois. Les clubs sont compris.",
	"benefit.power": "Coupure de courant\u202f? On continue",
	"benefit.power.text":
		"Les devoirs du portail s'ouvrent sans internet, et les réponses partent toutes seules à son retour.",
	"hours.title": "Heures d'ouverture, heures de séance",
	"hours.open": "Le centre est ouvert",
	"hours.open.text": "Entrez, appelez, posez la question que vous gardez depuis un moment.",
	"hours.sessions": "Séances après l'école",
	"hours.sessions.text": "C'est le temps de travail des groupes.",
	"hours.span": "{{opens}} à {{closes}}",
	"hours.days": "Du lundi au vendredi",
	"clubs.title": "Et chaque semaine, un club",
	"clubs.lead": "Compris dans les frais de scolarité.",
	"clubs.all": "Voir toutes les activités",
	"club.chess": "Échecs et casse-têtes",
	"club.chess.text": "Prévoir trois coups, puis se serrer la main.",
	"club.debate": "Débat",
	"club.debate.text": "Dire ce qu'on pense, écouter l'autre camp.",
	"club.stories": "Récit",
	"club.stories.text": "Inventer une histoire, l'écrire, la dire à une salle qui écoute.",
	"next.title": "D'abord, voir où en est votre enfant",
	"next.text":
		"L'évaluation est gratuite. Laissez-nous votre numéro, nous vous contactons sous {{hours}}\u202fheures sur WhatsApp.",
};
