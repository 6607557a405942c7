import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./steps-words.en.ts";

// Said to parents, teachers and students alike: neither tu nor vous.
export const french: Translated<typeof english> = {
	title: "LEAD sur l’écran d’accueil",
	close: "Fermer",
	"share.title": "Toucher Partager",
	"share.text":
		"Le carré avec une flèche, en bas ou en haut de Safari. S’il n’est pas là, toucher d’abord les trois points.",
	"shareMenu.title": "Ouvrir le menu Partager",
	"shareMenu.text": "Le carré avec une flèche, à côté de l’adresse ou dans le menu de ce navigateur.",
	"safari.title": "Ouvrir LEAD dans Safari",
	"safari.text":
		"Ce navigateur ne le permet pas. Dans Safari, saisir {{address}}, puis toucher Partager, le carré avec une flèche.",
	"add.title": "Choisir «\u202fSur l’écran d’accueil\u202f»",
	"add.text": "Descendre dans la liste jusqu’à cette ligne, puis toucher Ajouter.",
	"open.title": "Ouvrir LEAD",
	"open.text":
		"LEAD s’ouvre désormais par son icône. Il suffit de s’y connecter une fois\u202f; ensuite, LEAD s’ouvre même sans internet.",
	waiting:
		"Ce qui attend encore d’être envoyé reste dans ce navigateur et partira d’ici\u202f: il suffit d’y ouvrir LEAD une fois avec internet.",
};
