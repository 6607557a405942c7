import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"offline.title": "Hors ligne. Le travail continue.",
	"offline.text": "Ce qui est écrit ici est gardé sur {{thisDevice}} et partira dès le retour d’internet.",
	"way.title": "Les cours sont en route",
	"way.text": "Ils ne sont pas encore sur {{thisDevice}}. Ils s’afficheront bientôt ici.",
	"way.titleOffline": "Les cours ne sont pas encore là",
	"way.textOffline": "Ils arriveront sur {{thisDevice}} dès le retour d’internet.",
	"student.title": "Bonjour, {{name}}",
	"student.titleNoName": "Bonjour",
	"student.subtitle": "Retrouve tes cours et tes devoirs",
	"student.tabs": "Ton travail",
	"student.courses": "Cours",
	"student.assignments": "Devoirs ({{count}})",
	"student.assignmentsLoading": "Devoirs",
	"student.submitted": "Rendus",
	"student.new_one": "{{count}} nouvelle",
	"student.new_other": "{{count}} nouvelles",
	"library.title": "Bibliothèque",
	"library.subtitle": "Feuilles d’exercices, textes et images pour vos cours",
	"library.subtitle_student": "Feuilles d’exercices, textes et images pour tes cours",
	"library.ended":
		"Votre session est terminée. Ce qui est sur {{thisDevice}} s’ouvre comme toujours\u202f; reconnectez-vous pour tout le reste.",
	"library.ended_student":
		"Ta session est terminée. Ce qui est sur {{thisDevice}} s’ouvre comme toujours\u202f; reconnecte-toi pour tout le reste.",
	"library.offline": "Ce qui est sur {{thisDevice}} s’ouvre comme toujours.",
	"tutor.title": "Espace professeur",
	"tutor.subtitle": "Gérez vos cours et vos devoirs",
	"tutor.tabs": "Votre enseignement",
	"tutor.courses": "Mes cours",
	"tutor.create": "Créer un cours",
	"tutor.createShort": "Créer",
	"tutor.assignments": "Devoirs",
	"tutor.grading": "À corriger ({{count}})",
	"tutor.gradingLoading": "À corriger",
};
