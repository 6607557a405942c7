// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"signedUp.sent": "Compte créé\u202f! Consultez vos e-\u2060mails pour confirmer votre adresse.",
	"signedUp.sentNext":
		"Ouvrez le lien que nous avons envoyé à {{email}}. Ensuite, le centre approuve votre compte, et votre espace s’ouvre.",
	"signedUp.waiting": "Compte créé\u202f! Notre e-\u2060mail à {{email}} n’a pas encore pu partir.",
	"signedUp.waitingNext":
		"Il partira de lui-même dès que possible\u202f; inutile de vous inscrire à nouveau. Ouvrez le lien quand il arrivera. Ensuite, le centre approuve votre compte.",
	"asked.sent": "Un e-\u2060mail est en route vers {{email}}.",
	"asked.sentNext": "Rien après quelques minutes\u202f? Regardez dans les indésirables (spam).",
	"asked.waiting": "L’e-\u2060mail à {{email}} n’a pas encore pu partir.",
	"asked.waitingNext": "Il partira de lui-même dès que possible.",
	unverified: "Votre adresse e-\u2060mail n’est pas confirmée.",
	unverifiedNext: "Ouvrez le lien envoyé à {{email}}.",
	notAsked: "Aucun nouveau lien n’est parti. Réessayez.",
	noAnswer:
		"Le serveur n’a pas répondu\u202f: impossible de dire si un nouveau lien est en route. Vérifiez votre accès à internet et réessayez.",
	confirming: "Confirmation de votre adresse e-\u2060mail…",
	confirmed: "Votre adresse e-\u2060mail est confirmée.",
	confirmed_student: "Ton adresse e-\u2060mail est confirmée.",
	confirmedNext: "Vous pouvez vous connecter. Si le centre doit encore approuver votre compte, une page vous le dira.",
	badLink: "Ce lien ne permet plus de confirmer une adresse.",
	badLinkNext:
		"Il a expiré ou il est incomplet. Saisissez votre adresse e-\u2060mail ci-dessous, et nous vous en enverrons un nouveau.",
	unknown: "Impossible de savoir si votre adresse est confirmée.",
	unknownNext: "Vérifiez votre accès à internet et réessayez.",
	sendAgain: "Renvoyer l’e-\u2060mail",
	sendNew: "Recevoir un nouveau lien",
	sending: "Envoi…",
	again: "Réessayer",
	"change.title": "Confirmez votre nouvelle adresse e-\u2060mail",
	"change.title_student": "Confirme ta nouvelle adresse e-\u2060mail",
	"change.lead": "Saisissez encore une fois votre mot de passe. Ensuite, vous vous connectez avec la nouvelle adresse.",
	"change.lead_student": "Saisis encore une fois ton mot de passe. Ensuite, tu te connectes avec la nouvelle adresse.",
	"change.leadFor":
		"Saisissez encore une fois le mot de passe de votre compte. Ensuite, vous vous connectez avec {{email}}.",
	"change.leadFor_student":
		"Saisis encore une fois le mot de passe de ton compte. Ensuite, tu te connectes avec {{email}}.",
	"change.submit": "Confirmer l’adresse",
	"change.done": "Votre nouvelle adresse est confirmée. Connectez-vous avec cette adresse.",
	"change.done_student": "Ta nouvelle adresse est confirmée. Connecte-toi avec cette adresse.",
	"change.failed": "L’adresse n’a pas pu être confirmée",
	"change.wrong":
		"Ce n’est pas votre mot de passe, ou le lien n’est plus valable. Si vous venez de confirmer l’adresse, essayez de vous connecter avec la nouvelle. Sinon, demandez un nouveau lien dans votre profil.",
	"change.wrong_student":
		"Ce n’est pas ton mot de passe, ou le lien n’est plus valable. Si tu viens de confirmer l’adresse, essaie de te connecter avec la nouvelle. Sinon, demande un nouveau lien dans ton profil.",
	"change.back": "Retour à la connexion",
};
