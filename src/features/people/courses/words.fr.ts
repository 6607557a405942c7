import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Cours de {{name}}",
	loading: "Recherche des cours…",
	failed: "Les cours n’ont pas pu être chargés.",
	again: "Réessayer",
	none: "Pas encore de cours.",
	"as.student": "Élève",
	"as.teacher": "Professeur",
	"as.leads": "Responsable de ce cours",
	ended: "terminé",
	add: "Inscrire à un cours",
	choose: "Choisir un cours",
	put: "Inscrire",
	putting: "Inscription…",
	takeOut: "Retirer",
	takeOutOf: "Retirer du cours {{course}}",
	give: "Confier le cours",
	giveTo: "Confier le cours {{course}} à {{name}}",
	leads: "Pour confier un cours à un autre professeur, ouvrez les cours de ce professeur\u202f: le bouton s’y trouve.",
	stays:
		"La personne qui en était responsable reste dans le cours comme professeur, pour que ce qui attend sur son téléphone arrive encore. Vous pourrez la retirer plus tard.",
	blocked: "Débloquez d’abord le compte.",
	notApproved: "Approuvez d’abord le compte.",
	"done.put": "{{name}} est maintenant dans le cours {{course}}.",
	"done.out": "{{name}} n’est plus dans le cours {{course}}. Les réponses et les notes restent.",
	"done.give": "{{name}} est maintenant responsable du cours {{course}}.",
	"done.back": "Le cours {{course}} a le même responsable qu’avant.",
	undo: "Annuler",
	notDone: "Les cours n’ont pas été modifiés",
	close: "Fermer",
};
