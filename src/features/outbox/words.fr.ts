import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"chip.open": "{{says}}. Ouvrir la liste du travail non envoyé",
	"chip.session": "Se reconnecter",
	"chip.session.short": "Connexion",
	"chip.failed_one": "{{count}} à revoir",
	"chip.failed_other": "{{count}} à revoir",
	"chip.lost_one": "{{count}} perdu, non envoyé",
	"chip.lost_other": "{{count}} perdus, non envoyés",
	"chip.lost.short_one": "{{count}} perdu",
	"chip.lost.short_other": "{{count}} perdus",
	"chip.sending": "Envoi {{at}} sur {{total}}",
	"chip.offline": "Hors ligne",
	"chip.offlineWaiting": "Hors ligne · {{count}} en attente",
	"chip.offlineWaiting.short": "Hors ligne · {{count}}",
	"chip.waiting": "{{count}} en attente",
	"chip.unknown": "Connexion…",
	"chip.sent": "Tout est envoyé",
	"chip.sent.short": "Tout envoyé",
	"why.already-submitted":
		"Une réponse a déjà été rendue depuis un autre appareil. C'est elle qui compte\u202f; ce texte reste ici.",
	"why.already-graded": "C'est déjà noté. Cette note compte\u202f; ce qui a été écrit ici est gardé.",
	"why.answer-changed": "La réponse a été modifiée entre-temps sur un autre appareil. Le texte écrit ici est gardé.",
	"why.text-changed": "L'élève a modifié sa réponse après votre lecture. Votre note est gardée ici.",
	"why.not-yours": "Ce travail n'est plus ouvert pour ce compte. Ce qui a été écrit est gardé ici.",
	"why.taken":
		"LEAD a déjà autre chose à cette place. Ce qui a été écrit est gardé ici\u202f: il faut le copier et le refaire.",
	"why.too-large": "C'est trop long pour être envoyé en une fois. Il faut le raccourcir, puis réessayer.",
	"why.changed-meanwhile": "Quelqu'un a modifié ceci entre-temps. Ce qui a été écrit est gardé ici.",
	"why.empty_text": "Saisis ta réponse, s'il te plaît",
	"why.text_too_long": "Une réponse compte au plus 20\u202f000 caractères.",
	"why.grade_missing": "Veuillez saisir une note",
	"why.grade_range": "La note doit être comprise entre 0 et {{number}}",
	"why.reason_missing": "Veuillez dire pourquoi la note change",
	"why.below_grade": "Une note de {{number}} a déjà été donnée. Le barème ne peut pas être plus bas.",
	"why.control_letters": "Des signes qui s'y trouvent ne peuvent pas être envoyés. À saisir de nouveau.",
	"why.unknown_code": "Aucun cours n'a ce code. Compare-le lettre par lettre avec celui qu'on t'a donné.",
	"why.old_code": "Ce code ne sert plus. Demande le nouveau à ton professeur.",
	"why.course_ended": "Ce cours est terminé. Parles-en à ton professeur.",
	"why.students_only": "Seuls les élèves s'inscrivent à un cours avec un code.",
	"why.too_many_codes": "Trop d'essais faux. Il faut attendre un quart d'heure, puis réessayer.",
	"why.unknown_person": "Personne n'a de compte avec cette adresse e-mail.",
	"why.not_a_student": "Ce compte n'est pas celui d'un élève.",
	"why.not_approved": "Le centre n'a pas encore approuvé ce compte.",
	"why.refused": "LEAD ne l'a pas accepté tel quel.",
	"why.unknown": "LEAD ne l'a pas accepté et n'a pas dit pourquoi. Ce qui a été écrit est gardé ici.",
	"toast.saved": "Enregistré sur ce téléphone. L'envoi se fera au retour de la connexion.",
	"toast.old_one":
		"Du travail attend sur ce téléphone depuis {{count}} jour. Il lui faut bientôt une connexion pour partir.",
	"toast.old_other":
		"Du travail attend sur ce téléphone depuis {{count}} jours. Il lui faut bientôt une connexion pour partir.",
	"toast.old.danger":
		"Ce navigateur peut effacer ce dont il ne s'est pas servi depuis quelques jours, et ce travail avec.",
	"toast.old.install":
		"Ce navigateur peut effacer ce dont il ne s'est pas servi depuis quelques jours. Sur l'écran d'accueil, LEAD est gardé.",
	"toast.old.how": "Installer LEAD",
	"openOnce.student": "Ouvre l'application une fois quand tu as internet.",
	"openOnce.teacher": "Ouvrez l'application une fois quand vous avez internet.",
	"toast.sentTogether": "{{count}} travaux ont été envoyés.",
	"list.missing":
		"Une partie de l'application n'a pas pu être chargée. Il faut réessayer une fois la connexion revenue.",
};
