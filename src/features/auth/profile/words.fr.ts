// The same in French. These screens are shared by all, so they say "vous".
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"profile.title": "Mon profil",
	"profile.subtitle": "Vos informations, votre langue et votre mot de passe",
	"profile.back": "Retour à mon espace",
	"profile.backOutside": "Retour",
	"profile.outside": "Vos informations et votre adresse",
	"offline.title": "Vous êtes hors ligne.",
	"offline.text": "Vous pouvez lire cette page. Pour y changer quelque chose, il faut internet.",
	"barrier.offline": "Il faut internet",
	"barrier.ended": "Il faut vous reconnecter",
	"ended.text": "Votre session est terminée. Reconnectez-vous pour changer quelque chose ici.",

	"details.title": "Informations",
	"details.name": "Nom",
	"details.email": "E-mail",
	"details.confirmed": "confirmé",
	"details.notConfirmed": "non confirmé",
	"details.role": "Rôle",
	"role.student": "Élève",
	"role.teacher": "Professeur",
	"role.admin": "Administrateur",
	"details.grade": "Classe",
	"details.gradeOf": "Grade {{level}}",
	"details.noGrade": "Non indiqué",
	"details.since": "Chez LEAD depuis",
	"details.signedUp": "Inscription le",
	"details.offline": "Vos autres informations s'affichent dès qu'il y a internet.",
	"details.failed": "Vos autres informations n'ont pas pu être chargées.",
	"details.again": "Réessayer",
	"confirm.ask": "Confirmer mon adresse",
	"confirm.sent": "Un lien est en route vers {{email}}. Ouvrez-le, et votre adresse est confirmée.",
	"confirm.waiting": "L'e-mail à {{email}} n'a pas encore pu partir. Il partira de lui-même dès que possible.",
	"confirm.failed": "Aucun lien n'est parti vers {{email}}. Réessayez dans un instant.",
	"details.byCentre": "Votre nom, votre rôle et votre classe sont modifiés par le centre.",
	"details.whatsapp": "Écrire sur WhatsApp",
	"details.greeting": "Bonjour LEAD, quelque chose est à modifier dans mon compte\u202f: ",

	"language.title": "Langue",
	"language.text": "Celle de l'application et des e-mails que le centre vous envoie.",
	"language.choose": "Langue de l'application et des e-mails",
	"language.saved": "C'est noté. Nos e-mails vous arrivent désormais en {{language}}.",
	"language.other": "Vos e-mails arrivent en {{language}}. Cet appareil parle français en ce moment.",
	"language.failed": "La langue n'a pas pu être changée.",
	"language.noAnswer": "Personne n'a répondu. La langue de vos e-mails n'a peut-être pas changé\u202f: réessayez.",
	"language.en": "anglais",
	"language.fr": "français",

	"password.title": "Mot de passe",
	"password.current": "Mot de passe actuel",
	"password.submit": "Changer le mot de passe",
	"password.done": "Mot de passe changé\u202f!",
	"password.still":
		"Vous restez connecté ici. Tous vos autres appareils sont déconnectés et demandent le nouveau mot de passe.",
	"password.needCurrent": "Saisissez votre mot de passe actuel",
	"password.failed": "Le mot de passe n'a pas pu être changé",
	"password.noAnswer": "Le mot de passe n'a pas pu être changé, semble-t-il\u202f: personne n'a répondu. Réessayez.",

	"email.title": "Adresse e-mail",
	"email.now": "Votre adresse actuelle\u202f: {{email}}",
	"email.new": "Nouvel e-mail",
	"email.password": "Mot de passe",
	"email.submit": "Envoyer le lien",
	"email.sent": "Nous avons envoyé un lien à {{to}}.",
	"email.waiting":
		"Un lien pour {{to}} est en route. L'e-mail n'a pas pu partir à l'instant\u202f; l'envoi reprendra de lui-même.",
	"email.until":
		"Tant que vous ne l'avez pas suivi, {{now}} reste votre adresse. Ensuite, vous vous connectez avec la nouvelle, sur tous vos appareils.",
	"email.same": "C'est déjà votre adresse",
	"email.failed": "L'adresse n'a pas pu être changée.",
	"email.noAnswer": "Personne n'a répondu\u202f: on ne sait pas si un lien est parti. Réessayez.",

	"why.wrongPassword": "Ce n'est pas votre mot de passe.",
	"why.lastAdmin":
		"Vous êtes la dernière personne de l'administration\u202f: sans vous, plus personne ne pourrait approuver de compte. Nommez d'abord quelqu'un d'autre.",
	"why.session": "Votre session est terminée. Connectez-vous de nouveau.",

	"delete.title": "Supprimer mon compte",
	"delete.text": "Vous quittez pour de bon l'espace LEAD. Nous demandons deux fois avant de le faire.",
	"delete.open": "Supprimer mon compte...",
	"delete.question": "Supprimer votre compte pour de bon\u202f?",
	"delete.goes": "Ce qui disparaît",
	"delete.goes.person":
		"Votre nom, votre adresse e-mail et votre mot de passe. Plus personne ne peut se connecter avec.",
	"delete.goes.phone": "Tout ce qui est à vous sur cet appareil, y compris les textes commencés.",
	"delete.goes.elsewhere":
		"Encore connecté sur un autre appareil\u202f? Déconnectez-vous là aussi\u202f: d'ici là, il garde ce qu'il vous a montré.",
	"delete.stays": "Ce qui reste",
	"delete.stays.student":
		"Vos réponses et vos notes restent dans leurs cours, sous le nom «\u202fFormer student\u202f» (ancien élève).",
	"delete.stays.teacher":
		"Vos cours, leurs devoirs et les notes que vous avez données restent à leurs classes, sous le nom «\u202fFormer teacher\u202f» (ancien professeur).",
	"delete.unsent_one":
		"{{count}} travail n'est pas encore envoyé. Il n'existe que sur cet appareil et serait perdu\u202f:",
	"delete.unsent_other":
		"{{count}} travaux ne sont pas encore envoyés. Ils n'existent que sur cet appareil et seraient perdus\u202f:",
	"delete.allSent": "Tout est envoyé\u202f: rien n'en serait perdu.",
	"delete.sendNow": "Envoyer maintenant",
	"delete.sending": "Envoi...",
	"delete.password": "Mot de passe",
	"delete.word": "Tapez «\u202f{{word}}\u202f» pour confirmer",
	"delete.theWord": "supprimer",
	"delete.submit": "Supprimer pour de bon",
	"delete.keep": "Garder mon compte",
	"delete.needWord": "Ce n'est pas encore le mot",
	"delete.failed": "Le compte n'a pas pu être supprimé.",
	"delete.noAnswer":
		"Personne n'a répondu\u202f: on ne sait pas si le compte a été supprimé. Réessayez. Si vous ne pouvez plus vous connecter, déconnectez-vous ici\u202f: plus rien de vous ne sera lisible sur cet appareil.",
	"delete.session":
		"Votre session est terminée, peut-être parce que le compte est déjà supprimé. Si vous ne pouvez plus vous connecter, déconnectez-vous ici\u202f: plus rien de vous ne sera lisible sur cet appareil.",
};
