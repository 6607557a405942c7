// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"forgot.title": "Mot de passe oublié\u202f?",
	"forgot.lead":
		"Saisissez votre adresse e-\u2060mail, et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
	"forgot.lead_student":
		"Saisis ton adresse e-\u2060mail, et nous t’enverrons un lien pour choisir un nouveau mot de passe.",
	"forgot.noEmail": "Pas d’adresse e-\u2060mail\u202f? Demandez une nouvelle carte au centre.",
	"forgot.noEmail_student": "Pas d’adresse e-\u2060mail\u202f? Demande une nouvelle carte au centre.",
	"forgot.submit": "Envoyer le lien",
	"forgot.done": "E-mail de réinitialisation envoyé\u202f!",
	"forgot.failed": "L’e-\u2060mail de réinitialisation n’a pas pu partir",
	"forgot.back": "Retour à la connexion",
	"asked.sentTitle": "Consultez vos e-\u2060mails",
	"asked.sentTitle_student": "Consulte tes e-\u2060mails",
	"asked.waitingTitle": "Notre e-\u2060mail partira plus tard",
	"asked.sent": "Un e-\u2060mail est en route vers {{email}}.",
	"asked.sentNext":
		"Le lien est valable un jour. Rien après quelques minutes\u202f? Regardez dans les indésirables (spam).",
	"asked.sentNext_student":
		"Le lien est valable un jour. Rien après quelques minutes\u202f? Regarde dans les indésirables (spam).",
	"asked.waiting": "L’e-\u2060mail à {{email}} n’a pas encore pu partir.",
	"asked.waitingNext":
		"Il partira de lui-même dès que possible. Vous n’avez plus rien à faire\u202f; le lien sera valable un jour à partir de son envoi.",
	"asked.waitingNext_student":
		"Il partira de lui-même dès que possible. Tu n’as plus rien à faire\u202f; le lien sera valable un jour à partir de son envoi.",
	"asked.other": "Utiliser une autre adresse",
	"reset.title": "Choisissez un nouveau mot de passe",
	"reset.looking": "Nous vérifions votre lien…",
	"reset.unknown": "Votre lien n’a pas pu être vérifié. Vérifiez votre accès à internet et réessayez.",
	"reset.again": "Réessayer",
	"reset.offline": "Votre lien est gardé. Cette page continue d’elle-même dès le retour d’internet.",
	"reset.invalid": "Ce lien n’est pas valable ou il a expiré. Demandez-en un nouveau.",
	"reset.maybe":
		"Si vous venez de choisir un mot de passe, il est peut-être déjà enregistré\u202f: essayez de vous connecter avec celui-là.",
	"reset.new": "Demander un nouveau lien",
	"reset.password": "Nouveau mot de passe",
	"reset.confirm": "Confirmer le mot de passe",
	"reset.hint": "Au moins 6 caractères.",
	"reset.submit": "Changer le mot de passe",
	"reset.done": "Mot de passe changé\u202f!",
	"reset.failed": "Le mot de passe n’a pas pu être changé",
	"own.title": "Choisissez votre propre mot de passe",
	"own.title_student": "Choisis ton propre mot de passe",
	"own.lead": "Le centre vous a donné un mot de passe provisoire. Choisissez le vôtre et ne le donnez à personne.",
	"own.lead_student": "Le centre t’a donné un mot de passe provisoire. Choisis le tien et ne le donne à personne.",
	"own.temporary": "Mot de passe provisoire",
	"own.temporaryHint": "Celui avec lequel vous venez de vous connecter.",
	"own.temporaryHint_student": "Celui avec lequel tu viens de te connecter.",
	"own.wrong": "Ce n’est pas le mot de passe provisoire que le centre vous a donné.",
	"own.wrong_student": "Ce n’est pas le mot de passe provisoire que le centre t’a donné.",
	"own.same": "C’est le mot de passe que le centre vous a donné. Choisissez le vôtre et ne le donnez à personne.",
	"own.same_student": "C’est le mot de passe que le centre t’a donné. Choisis le tien et ne le donne à personne.",
	"own.notNow": "Pas maintenant\u202f?",
	"own.signOut": "Se déconnecter",
	"own.ended":
		"Votre session est terminée. Reconnectez-vous. Si vous venez de choisir un mot de passe ici, il est peut-être déjà enregistré\u202f: essayez d’abord celui-là.",
	"own.ended_student":
		"Ta session est terminée. Reconnecte-toi. Si tu viens de choisir un mot de passe ici, il est peut-être déjà enregistré\u202f: essaie d’abord celui-là.",
	"own.changed": "Votre mot de passe a été changé",
	"own.changed_student": "Ton mot de passe a été changé",
	"own.changedText": "La session n’a pas pu s’ouvrir d’elle-même. Connectez-vous avec le nouveau mot de passe.",
	"own.changedText_student": "La session n’a pas pu s’ouvrir d’elle-même. Connecte-toi avec le nouveau mot de passe.",
};
