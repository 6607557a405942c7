import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./mutation-words.en.ts";

export const french: Translated<typeof english> = {
	"name.createCourse": "Cours",
	"about.createCourse": "Cours\u202f: {{title}}",
	"sent.createCourse": "Cours créé\u202f!",
	"refused.createCourse": "Le cours n’a pas pu être créé",
	"name.editCourse": "Modification d’un cours",
	"about.editCourse": "Cours modifié\u202f: {{title}}",
	"sent.editCourse": "Le cours est modifié.",
	"refused.editCourse": "Le cours n’a pas pu être modifié",
	"name.archiveCourse": "Fin d’un cours",
	"about.archiveCourse": "Fin d’un cours\u202f: {{title}}",
	"sent.archiveCourse": "Le cours est terminé.",
	"refused.archiveCourse": "Le cours n’a pas pu être terminé",
	"name.restoreCourse": "Rétablissement d’un cours",
	"about.restoreCourse": "Rétablissement d’un cours\u202f: {{title}}",
	"sent.restoreCourse": "Le cours est rétabli.",
	"refused.restoreCourse": "Le cours n’a pas pu être rétabli",
	"name.joinCourse": "Inscription avec un code",
	"about.joinCourse": "Inscription avec le code {{title}}",
	"sent.joinCourse": "Tu es dans le cours.",
	"refused.joinCourse": "L’inscription au cours n’a pas abouti",
	"name.enrolStudent": "Ajout d’un élève",
	"about.enrolStudent": "Ajout {{title, de}}",
	"sent.enrolStudent": "L’élève a été ajouté au cours.",
	"refused.enrolStudent": "L’élève n’a pas pu être ajouté",
};
