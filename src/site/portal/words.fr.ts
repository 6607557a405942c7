import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Portail, LEAD",
	"head.description":
		"Le portail des élèves, des parents et des professeurs de LEAD à Zahlé\u202f: devoirs, notes et commentaires, même sans internet.",
	title: "Le portail LEAD",
	lead: "Élèves, parents et professeurs\u202f: tout le monde se connecte ici.",
	"new.text": "Nouveau chez LEAD\u202f?",
	"new.link": "S’inscrire",
	"student.title": "Portail élève",
	"student.text": "Vos cours, vos devoirs, vos notes et les commentaires de vos professeurs.",
	"parent.title": "Portail parent",
	"parent.text":
		"Les cours, les notes et les commentaires de votre enfant, avec son compte. Nous l’activons après votre entretien.",
	"teacher.title": "Portail professeur",
	"teacher.text": "Donner des devoirs, corriger et commenter, même hors ligne.",
	go: "Se connecter",
	open: "Ouvrir le portail",
	openLabel: "{{portal}}\u202f: ouvrir le portail",
	goLabel: "{{portal}}\u202f: se connecter",
	"access.title": "Besoin d’un accès\u202f?",
	"access.text":
		"Faites votre demande ici. Le compte est activé après votre entretien\u202f: nous vous envoyons alors les identifiants.",
	"access.button": "Demander un compte",
	support: "Assistance\u202f: {{email}}",
	admin: "Accès administration",
};
