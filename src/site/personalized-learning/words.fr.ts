import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Cours personnalisés, Grades {{first}} à {{last}}, LEAD Zahlé",
	"head.description":
		"Cours particuliers ou à deux, du Grade {{first}} au Grade {{last}}, à Zahlé\u202f: maths, physique, chimie, biologie, économie et langues. {{count}} élèves au plus par tuteur.",
	"title.marked": "personnalisés",
	lead: "Une matière, un tuteur et le temps qu'il faut. Du Grade\u00a0{{first}} au Grade\u00a0{{last}}, seul ou à deux.",
	reserve: "Réserver une place",
	"facts.title": "En bref",
	"options.title": "Deux façons d'apprendre",
	"option.one": "Seul avec le tuteur",
	"option.one.text":
		"Toute la séance est pour un seul élève\u202f: idéal pour rattraper un chapitre ou préparer un examen.",
	"option.pair": "À deux",
	"option.pair.text":
		"Deux élèves, un tuteur. Ils s'expliquent ce qu'ils viennent de comprendre, et c'est comme ça qu'on retient.",
	"seats.title": "{{count}} élèves au plus par tuteur et par matière",
	"seats.text": "La liste s'arrête là. Le tuteur y connaît chaque prénom, et chaque cahier.",
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
	"step.ask.text": "Dites-nous le Grade et la matière. Nous vous contactons sous {{hours}}\u202fheures sur WhatsApp.",
	"step.plan": "Nous préparons un plan ensemble",
	"step.plan.text": "Lors d'un entretien, nous regardons ce qui est solide et ce qui manque, et convenons d'un plan.",
	"step.begin": "La première séance",
	"step.begin.text": "Le tuteur part de là où en est votre enfant, pas de la page du livre.",
	"next.title": "De quelle matière s'agit-il\u202f?",
	"next.text":
		"Dites-le-nous, avec le Grade de votre enfant. Nous cherchons le bon tuteur et répondons sous {{hours}}\u202fheures sur WhatsApp.",
};
