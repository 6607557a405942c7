import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./year-words.en.ts";

export const french: Translated<typeof english> = {
	cancel: "Annuler",
	"year.title": "Terminer l’année scolaire",
	"year.text":
		"Ces cours rejoignent les «\u202fCours passés\u202f», pour vous et vos élèves\u202f: on ne peut plus s’y inscrire ni rien y ajouter. Les réponses et les notes restent lisibles, et ce qui est rendu peut encore être noté.",
	"year.courses": "Cours qui se terminent",
	"year.lead": "Responsable\u202f: {{name}}",
	"year.another": "un autre professeur",
	"year.missing": "Choisissez au moins un cours.",
	"year.do_one": "Terminer {{count}} cours",
	"year.do_other": "Terminer {{count}} cours",
	"year.done_one": "{{count}} cours rejoint les «\u202fCours passés\u202f».",
	"year.done_other": "{{count}} cours rejoignent les «\u202fCours passés\u202f».",
	"past.title": "Cours passés ({{count}})",
	"past.more": "Afficher plus",
};
