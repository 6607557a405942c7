import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Soutien scolaire personnalisé, Grades {{first}} à {{last}}, LEAD Zahlé",
	"head.description":
		"Cours particuliers ou à deux, du Grade {{first}} au Grade {{last}}, à Zahlé\u202f: maths, physique, chimie, biologie, économie et langues. {{count}} élèves au plus par professeur.",
	"title.marked": "personnalisés",
	lead: "Une matière, un professeur et le temps qu’il faut. Du Grade\u00a0{{first}} au Grade\u00a0{{last}}, seul ou à deux.",
	reserve: "Réserver une place",
	"facts.title": "En bref",
	"options.title": "Deux façons d’apprendre",
	"option.one": "Seul avec le professeur",
	"option.one.text":
		"Toute la séance est pour un seul élève\u202f: idéal pour rattraper un chapitre ou préparer un examen.",
	"option.pair": "À deux",
	"option.pair.text":
		"Deux élèves, un professeur. Ils s’expliquent ce qu’ils viennent de comprendre, et c’est comme ça qu’on retient.",
	"seats.title": "{{count}} élèves au plus par professeur",
	"seats.text": "Il n’en prend pas davantage\u202f: il connaît chaque prénom et chaque cahier.",
	"subjects.title": "Matières",
	"subject.math": "Maths",
	"subject.physics": "Physique",
	"subject.chemistry": "Chimie",
	"subject.biology": "Biologie",
	"subject.economics": "Économie",
	"subject.languages": "Langues",
	"subject.languages.text": "Anglais, français et arabe",
	"steps.title": "Comment on commence",
	"step.ask": "Vous nous écrivez",
	"step.ask.text": "Dites-nous la classe et la matière. Nous vous contactons sous {{hours}}\u00a0heures sur WhatsApp.",
	"step.plan": "Nous préparons un plan ensemble",
	"step.plan.text":
		"Lors d’un entretien gratuit, nous regardons ce qui est solide et ce qui manque, et préparons un plan avec vous.",
	"step.begin": "La première séance",
	"step.begin.text": "Le professeur part de là où en est votre enfant, pas de la page du livre.",
	"next.title": "Quelle matière lui résiste\u202f?",
	"next.text":
		"Dites-le-nous, avec la classe de votre enfant. Nous cherchons le bon professeur et répondons sous {{hours}}\u00a0heures sur WhatsApp.",
};
