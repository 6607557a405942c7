import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Soutien scolaire, aide aux devoirs, Grades {{first}} à {{last}}, LEAD Zahlé",
	"head.description":
		"Devoirs encadrés en maths, sciences, arabe et français, du Grade {{first}} au Grade {{last}}, à Zahlé. Du lundi au vendredi, {{count}} élèves au plus par professeur, clubs compris.",
	"title.marked": "après l’école",
	lead: "Votre enfant fait ses devoirs avec un professeur à ses côtés, du lundi au vendredi, pour que la soirée à la maison soit une vraie soirée.",
	book: "Réserver une évaluation gratuite",
	"facts.title": "En bref",
	"fact.clubs": "Clubs",
	clubs: "Chaque semaine, compris dans le tarif",
	"fact.tuition": "Tarif",
	tuition: "{{price}} par mois, à régler en début de mois",
	"model.title": "Notre méthode",
	"model.lead":
		"L’après-midi, de {{opens}} à {{closes}}, est fait de séances de {{minutes}}\u00a0minutes, toujours dans le même ordre. L’enfant sait ce qui vient ensuite et garde son énergie pour le travail.",
	minutes: "{{count}}\u00a0min",
	"model.entry": "Rituel d’arrivée",
	"model.entry.text": "Cartable posé, cahier ouvert. Qu’y a-t-il pour demain\u202f?",
	"model.warmUp": "Mise en route",
	"model.warmUp.text": "Un court exercice rappelle ce qui a été vu en classe.",
	"model.homework": "Devoirs accompagnés",
	"model.homework.text":
		"L’enfant travaille, le professeur observe, questionne, explique. La réponse dans le cahier reste celle de l’enfant.",
	"model.reflection": "Retour sur la séance",
	"model.reflection.text": "Qu’est-ce qui a bien marché\u202f? Que reste-t-il à voir\u202f?",
	"benefits.title": "Ce que votre enfant y gagne",
	"benefit.seen": "Un professeur qui voit chaque page",
	"benefit.seen.text":
		"Jamais plus de {{count}} enfants par professeur. Personne n’est assis au fond, personne n’est oublié.",
	"benefit.subjects": "Tout le cartable sur la table",
	"benefit.subjects.text": "Maths, sciences, arabe, français\u202f: ce qu’il y a à faire aujourd’hui.",
	"benefit.habits": "Savoir commencer",
	"benefit.habits.text": "Les mêmes quatre temps à chaque séance, jusqu’à ce que commencer ne soit plus le plus dur.",
	"benefit.reports": "Vous savez où il en est",
	"benefit.reports.text":
		"Un compte rendu chaque jour, un bilan chaque semaine, une présentation aux parents chaque mois.",
	"benefit.price": "Un prix clair",
	"benefit.price.text": "{{price}} par mois, à régler en début de mois. Les clubs sont compris.",
	"benefit.power": "Coupure de courant\u202f? On continue",
	"benefit.power.text":
		"Les devoirs du portail s’ouvrent sans internet, et les réponses partent toutes seules à son retour.",
	"hours.title": "Heures d’ouverture, heures de séance",
	"hours.open": "Le centre est ouvert",
	"hours.open.text": "Entrez, appelez, posez la question que vous gardez depuis un moment.",
	"hours.sessions": "Séances après l’école",
	"hours.sessions.text": "C’est le temps de travail des groupes.",
	"hours.span": "{{opens}} à {{closes}}",
	"hours.days": "Du lundi au vendredi",
	"clubs.title": "Et chaque semaine, un club",
	"clubs.lead": "Compris dans le tarif.",
	"clubs.all": "Voir toutes les activités",
	"club.chess": "Échecs et casse-têtes",
	"club.chess.text": "Prévoir trois coups d’avance, puis se serrer la main.",
	"club.debate": "Débat",
	"club.debate.text": "Dire ce qu’on pense, écouter l’autre camp.",
	"club.stories": "Contes",
	"club.stories.text": "Inventer une histoire, l’écrire, la dire à une salle qui écoute.",
	"next.title": "D’abord, voir où en est votre enfant",
	"next.text":
		"L’évaluation est gratuite. Laissez-nous votre numéro, nous vous contactons sous {{hours}}\u00a0heures sur WhatsApp.",
};
