import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	end: "Terminer ce cours",
	restore: "Le rétablir",
	ended: "Le cours rejoint les «\u202fCours passés\u202f».",
	"failed.archiveCourse": "Non terminé",
	"failed.restoreCourse": "Non rétabli",
	tryAgain: "Réessayer",
	leave: "Laisser tel quel",
};
