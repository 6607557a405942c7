import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	grade: "Grade\u00a0{{level}}",
	search: "Chercher par titre, matière ou description",
	placeholder: "Chercher un document…",
	count_one: "{{number}} document",
	count_other: "{{number}} documents",
	found_one: "{{number}} document trouvé",
	found_other: "{{number}} documents trouvés",
	noMatch: "Aucun document ne correspond à cette recherche.",
	showAll: "Afficher tous les documents",
	empty: "Aucun document pour l’instant",
	emptyNext: "Les documents du centre s’afficheront ici.",
	uploaded: "Déposé le {{date}}",
	"size.kb": "{{size}}\u00a0ko",
	"size.mb": "{{size}}\u00a0Mo",
	download: "Télécharger",
	downloading: "En cours…",
	"download.noAnswer": "Le serveur n’a pas répondu. Réessayez dès le retour d’internet.",
	"download.failed": "Le document n’a pas pu être ouvert",
	delete: "Supprimer",
	deleting: "Suppression…",
	"delete.question": "Voulez-vous vraiment supprimer ce document\u202f?",
	"delete.text": "«\u202f{{title}}\u202f» et son fichier disparaissent pour tout le monde, sans retour possible.",
	"delete.done": "Document supprimé",
	"delete.failed": "Le document n’a pas pu être supprimé",
};
