import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	end: "Terminer ce cours",
	restore: "Le rétablir",
	ended: "«\u202f{{title}}\u202f» est terminé. Il est maintenant dans les cours passés.",
	"failed.archiveCourse": "Non terminé",
	"failed.restoreCourse": "Non rétabli",
	tryAgain: "Réessayer",
	leave: "Laisser tel quel",
	cancel: "Annuler",
	"year.title": "Terminer l’année scolaire",
	"year.text":
		"Ces cours passent dans les cours passés, pour vous et vos élèves\u202f: plus personne ne s’y inscrit et rien de nouveau n’y est donné. Les réponses et les notes restent lisibles, et ce qui est rendu peut encore être noté.",
	"year.courses": "Cours qui se terminent",
	"year.missing": "Choisissez au moins un cours.",
	"year.do_one": "Terminer {{count}} cours",
	"year.do_other": "Terminer {{count}} cours",
	"year.done_one": "{{count}} cours est terminé. Il est maintenant dans les cours passés.",
	"year.done_other": "{{count}} cours sont terminés. Ils sont maintenant dans les cours passés.",
};
