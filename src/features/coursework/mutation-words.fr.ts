import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./mutation-words.en.ts";

export const french: Translated<typeof english> = {
	"name.submitAssignment": "Réponse",
	"about.submitAssignment": "Réponse\u202f: {{title}}",
	"sent.submitAssignment": "Devoir rendu\u202f!",
	"refused.submitAssignment": "Le devoir n’a pas pu être rendu",
	"name.replaceAnswer": "Réponse modifiée",
	"about.replaceAnswer": "Réponse modifiée\u202f: {{title}}",
	"sent.replaceAnswer": "La nouvelle réponse est envoyée à ton professeur.",
	"refused.replaceAnswer": "Le devoir n’a pas pu être rendu",
	"name.gradeSubmission": "Note",
	"about.gradeSubmission": "Note pour {{person}}\u202f: {{title}}",
	"sent.gradeSubmission": "Note envoyée\u202f!",
	"refused.gradeSubmission": "La note n’a pas pu être envoyée",
	"name.changeGrade": "Note modifiée",
	"about.changeGrade": "Note modifiée pour {{person}}\u202f: {{title}}",
	"sent.changeGrade": "La nouvelle note est envoyée.",
	"refused.changeGrade": "La note n’a pas pu être modifiée",
	"name.createAssignment": "Devoir",
	"about.createAssignment": "Devoir\u202f: {{title}}",
	"sent.createAssignment": "Devoir créé\u202f!",
	"refused.createAssignment": "Le devoir n’a pas pu être créé",
	"name.editAssignment": "Devoir modifié",
	"about.editAssignment": "Devoir modifié\u202f: {{title}}",
	"sent.editAssignment": "Le devoir est modifié.",
	"refused.editAssignment": "Le devoir n’a pas pu être modifié",
};
