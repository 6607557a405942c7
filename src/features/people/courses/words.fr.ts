import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Cours de {{name}}",
	loading: "Chargement de la liste…",
	failed: "Cette liste n’a pas pu être chargée.",
	again: "Réessayer",
	none: "Pas encore de cours.",
	"as.student": "Élève",
	"as.teacher": "Professeur",
	"as.leads": "Responsable de ce cours",
	ended: "terminé",
	"add.student": "Inscrire à un cours",
	"add.teacher": "Ajouter à un cours",
	choose: "Choisir un cours",
	"put.student": "Inscrire",
	"put.teacher": "Ajouter",
	noCourse:
		"Le centre n’a aucun cours en ce moment. Un professeur en crée un depuis son espace, avec «\u202fCréer un cours\u202f».",
	noOther: "Le centre n’a pas d’autre cours en ce moment.",
	takeOut: "Retirer",
	takeOutOf: "Retirer du cours {{course}}",
	give: "Confier le cours",
	giveTo: "Confier le cours {{course}} à {{name}}",
	giveAway: "Confier à un autre professeur…",
	giveAwayOf: "Confier à un autre professeur\u202f: {{course}}",
	newTeacher: "Nouveau professeur",
	chooseTeacher: "Choisir un professeur",
	noTeacher:
		"Personne d’autre ne peut encore enseigner. Sous Comptes, créez un compte ou donnez à quelqu’un le rôle de professeur.",
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
