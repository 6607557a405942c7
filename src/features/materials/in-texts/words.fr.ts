import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	open: "Ouvrir l’image",
	missing: "Cette image n’est pas encore sur {{thisDevice}}.",
	"missing.offline": "Elle pourra s’afficher dès le retour d’internet.",
	"missing.ended": "Elle s’affichera après une nouvelle connexion à LEAD.",
	"missing.coming": "Elle est en route.",
	"missing.failed": "Elle n’a pas pu être téléchargée. Réessayez quand la connexion sera meilleure.",
	"missing.failed_student": "Elle n’a pas pu être téléchargée. Réessaie quand la connexion sera meilleure.",
	gone: "Il manque ici l’image «\u202f{{title}}\u202f».",
	"gone.untitled": "Il manque une image ici.",
	"gone.ask": "Demandez-la au professeur.",
	"gone.ask_student": "Demande-la à ton professeur.",
	"gone.mend":
		"Elle n’est pas, ou pas encore, parmi les documents. Si elle n’arrive pas, modifiez le devoir pour la remplacer ou l’enlever.",
	show: "Afficher l’image ({{size}})",
	choose: "Ajouter une image",
	close: "Fermer",
	search: "Chercher par titre",
	found_one: "{{number}} image",
	found_other: "{{number}} images",
	noMatch: "Aucune image ne correspond.",
	more: "Afficher plus",
	library: "Bibliothèque",
	empty: "Aucune image pour ce cours pour l’instant",
	"empty.next":
		"Déposez une image dans les documents du cours. Une fois arrivée, elle peut être choisie ici, même sans internet.",
	toCourse: "Ouvrir le cours",
	noCourse: "Choisissez d’abord un cours",
	"noCourse.next": "Les images de ses documents seront proposées ici.",
};
