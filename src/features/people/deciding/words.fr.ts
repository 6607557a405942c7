import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"decline.do": "Refuser",
	"decline.doing": "En cours…",
	"decline.title": "Refuser {{name}}\u202f?",
	"decline.text": "Le compte reste sans accès. Vous pourrez encore l’approuver plus tard, dans Comptes.",
	"decline.reason": "Motif",
	"decline.mailed": "{{name}} le lira dans un e-\u2060mail et à la prochaine connexion.",
	"decline.required": "Écrivez le motif en une phrase ou deux.",
	"decline.left_one": "Il reste {{count}} caractère",
	"decline.left_other": "Il reste {{count}} caractères",
	"decline.over_one": "{{count}} caractère de trop",
	"decline.over_other": "{{count}} caractères de trop",
	"decline.tooLong": "Raccourcissez un peu\u202f: 500 caractères au plus.",
	"decline.done": "Le compte {{name, de}} est refusé\u202f; un e-\u2060mail l’en informe.",
	"decline.failed": "Le compte n’a pas pu être refusé",
	"role.title.student": "Donner à {{name}} le rôle d’élève\u202f?",
	"role.title.teacher": "Donner à {{name}} le rôle de professeur\u202f?",
	"role.title.admin": "Donner à {{name}} le rôle d’administrateur\u202f?",
	"role.gives.student": "Un élève s’inscrit aux cours et rend ses réponses.",
	"role.gives.teacher": "Un professeur crée des cours et des devoirs, lit les réponses de ses élèves et les note.",
	"role.gives.admin":
		"Un administrateur lit tout, approuve et bloque les comptes, change tous les rôles et supprime les documents. À réserver à la direction du centre.",
	"role.takes.student": "L’espace élève se ferme. Les réponses et les notes restent enregistrées.",
	"role.takes.teacher": "L’espace professeur se ferme. Les cours, les devoirs et les notes restent enregistrés.",
	"role.takes.admin": "L’espace administration se ferme pour cette personne.",
	"role.later": "Le compte n’est pas approuvé\u202f: le rôle prendra effet après l’approbation.",
	"role.blocked": "Le compte est bloqué\u202f: le rôle prendra effet après le déblocage.",
	"role.when": "Le changement est immédiat.",
	"role.do": "Changer le rôle",
	"role.doing": "En cours…",
	"role.done": "Rôle modifié",
	"role.failed": "Le rôle n’a pas pu être modifié",
	"several.more": "Ce sont {{count}} des {{total}} personnes en attente. Les autres sont sur les pages suivantes.",
	led_one:
		"{{name}} est responsable du cours {{titles}}. Confiez-le d’abord à un autre professeur, sous Cours, sinon il n’en aura plus.",
	led_other:
		"{{name}} est responsable des cours {{titles}}. Confiez-les d’abord à un autre professeur, sous Cours, sinon ils n’en auront plus.",
};
