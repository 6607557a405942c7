import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	opening: "Ouverture du fichier",
	place: "Page {{page}} sur {{pages}}",
	page: "Page {{page}}",
	"page.failed": "Cette page ne peut pas s’afficher.",
	zoom: "Taille",
	"zoom.in": "Agrandir",
	"zoom.out": "Réduire",
	"zoom.fit": "Ajuster à la largeur",
	"zoom.percent": "{{percent}}\u00a0%",
	"broken.title": "Ce fichier ne peut pas s’ouvrir ici",
	"broken.next":
		"Il est peut-être abîmé ou d’un type inhabituel, ou le navigateur est trop ancien. Une fois téléchargé, il s’ouvrira peut-être dans une autre application.",
	"locked.title": "Ce fichier est protégé par un mot de passe",
	"locked.next": "Une fois téléchargé, il s’ouvre dans une application qui demande le mot de passe.",
	"missing.title": "Le lecteur de PDF n’est pas encore sur {{thisDevice}}",
	"missing.next": "Il se télécharge une seule fois, dès qu’il y a internet.",
	again: "Réessayer",
	download: "Télécharger",
	cut: "Seul le début s’affiche ici. Le fichier téléchargé contient tout.",
};
