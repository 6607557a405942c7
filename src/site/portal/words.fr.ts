import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Portail, LEAD",
	"head.description":
		"L'entrée des élèves, des parents et des professeurs de LEAD à Zahlé\u202f: cours, progrès et remarques, même sans internet.",
	title: "Votre entrée chez LEAD",
	lead: "Une seule porte pour tous. Connectez-vous, et votre espace s'ouvre.",
	"student.title": "Portail élève",
	"student.text": "Les leçons, les présences et les progrès de la semaine.",
	"parent.title": "Portail parent",
	"parent.text": "Les progrès de votre enfant, les comptes rendus et les nouvelles.",
	"teacher.title": "Portail enseignant",
	"teacher.text": "Gérer les leçons, rendre les copies corrigées et suivre les élèves.",
	go: "Se connecter",
	goLabel: "{{portal}}\u202f: se connecter",
	"access.title": "Besoin d'un accès\u202f?",
	"access.text":
		"Les comptes des parents s'ouvrent après un entretien. Demandez ici, nous vous envoyons ensuite vos identifiants.",
	"access.button": "Demander un compte",
	support: "Assistance\u202f: {{email}}",
	admin: "Accès administration",
};
