import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"chip.open": "{{says}}. Ouvrir la liste du travail non envoyé",
	"chip.session": "S’identifier de nouveau",
	"chip.session.short": "S’identifier",
	"chip.failed_one": "{{count}} à revoir",
	"chip.failed_other": "{{count}} à revoir",
	"chip.lost_one": "{{count}} perdu, non envoyé",
	"chip.lost_other": "{{count}} perdus, non envoyés",
	"chip.lost.short_one": "{{count}} perdu",
	"chip.lost.short_other": "{{count}} perdus",
	"chip.sending": "Envoi {{at}} sur {{total}}",
	"chip.offline": "Hors ligne",
	"chip.offlineDraft": "Hors ligne · brouillon enregistré à {{time}}",
	"chip.offlineDraft.short": "Brouillon",
	"chip.offlineWaiting": "Hors ligne · {{count}} en attente",
	"chip.offlineWaiting.short": "Hors ligne · {{count}}",
	"chip.waiting": "{{count}} en attente",
	"chip.unknown": "Connexion…",
	"chip.typed": "Non enregistré",
	"chip.draft": "Brouillon enregistré à {{time}}",
	"chip.draft.short": "Brouillon {{time}}",
	"chip.sent": "Tout est envoyé",
	"chip.sent.short": "Tout envoyé",
	"toast.saved": "Enregistré sur {{thisDevice}}. L’envoi se fera dès le retour d’internet.",
	"toast.old_one":
		"Du travail attend sur {{thisDevice}} depuis {{count}}\u00a0jour. Il faut retrouver internet sans tarder pour qu’il soit envoyé.",
	"toast.old_other":
		"Du travail attend sur {{thisDevice}} depuis {{count}}\u00a0jours. Il faut retrouver internet sans tarder pour qu’il soit envoyé.",
	"toast.old.danger": "Ce navigateur peut effacer ce qui n’a pas servi depuis quelques jours, et ce travail avec.",
	"toast.old.install":
		"Ce navigateur peut effacer ce qui n’a pas servi depuis quelques jours. Avec LEAD sur l’écran d’accueil, le travail est gardé.",
	"toast.old.how": "Installer LEAD",
	"openOnce.student": "Ouvre l’application une fois dès que tu auras internet.",
	"openOnce.teacher": "Ouvrez l’application une fois dès que vous aurez internet.",
	"toast.sentTogether": "{{count}} travaux ont été envoyés.",
	"list.missing": "Une partie de l’application n’a pas pu être chargée. Il faut réessayer dès le retour d’internet.",
};
