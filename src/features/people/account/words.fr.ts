import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"role.student": "Élève",
	"role.teacher": "Professeur",
	grade: "Grade\u00a0{{level}}",
	role: "Rôle",
	fullName: "Nom complet",
	level: "Classe",
	noGrade: "Aucune classe",
	email: "E-mail",
	"email.optional": "E-mail (facultatif)",
	"email.none":
		"Pas d’e-\u2060mail\u202f? Laissez ce champ vide\u202f: LEAD crée un nom d’utilisateur, et vous imprimez une carte.",
	"email.change":
		"Une nouvelle adresse ferme toutes les sessions de la personne\u202f; le travail non envoyé reste sur son appareil. Sans adresse, LEAD crée un nom d’utilisateur.",
	"email.mailed":
		"Ces trente derniers jours, un mot de passe ou un lien pour en choisir un a été envoyé à cette adresse. Si vous la changez, le mot de passe de la personne ne marche plus, même si elle l’a choisi, et vous en recevez un provisoire pour elle.",
	language: "Langue des e-\u2060mails",
	parentPhone: "Téléphone d’un parent (facultatif)",
	phone: "Téléphone (facultatif)",
	otherPhone: "Autre téléphone (facultatif)",
	call: "Appeler le {{number}}",
	write: "Écrire au {{number}} sur WhatsApp",
	"email.admin": "Les administrateurs changent eux-mêmes leur adresse.",
	"wrong.name": "Saisissez le nom complet",
	"wrong.longName": "Ce nom est trop long. Au plus 100 lettres.",
	"wrong.email": "Adresse e-\u2060mail non valide",
	"wrong.phone":
		"Ce n’est pas un numéro de téléphone\u202f: il faut au moins 8 chiffres, par exemple 70\u00a0123\u00a0456",

	"make.title": "Créer un compte",
	"make.lead": "Le compte est approuvé aussitôt. Le premier mot de passe est valable trente jours.",
	"make.family": "Le nom de l’élève. {{name}} a écrit au centre.",
	"make.do": "Créer le compte",
	"make.doing": "Création…",
	"make.failed": "Le compte n’a pas pu être créé",
	"make.noAnswer":
		"Le serveur n’a pas répondu\u202f: le compte est peut-être créé. Appuyez de nouveau\u202f: il n’y en aura pas deux.",

	"edit.title": "Modifier le compte {{name, de}}",
	"edit.text": "Le nom change partout aussitôt, y compris sur les travaux déjà rendus.",
	"edit.typed": "Ce que vous avez tapé ici la dernière fois n’est pas encore enregistré.",
	"edit.do": "Enregistrer",
	"edit.doing": "Enregistrement…",
	"edit.done": "Le compte {{name, de}} est modifié.",
	"edit.userName": "La connexion se fait avec le nom d’utilisateur {{username}} et le même mot de passe.",
	"edit.failed": "Le compte n’a pas pu être modifié",

	"card.first": "Le compte {{name, de}} est prêt",
	"card.temporary": "Mot de passe provisoire {{name, de}}",
	"card.username": "Nom d’utilisateur",
	"card.firstPassword": "Premier mot de passe",
	"card.temporaryPassword": "Mot de passe provisoire",
	"card.code": "Un code qui remplit la page de connexion",
	"card.once":
		"Le mot de passe ne s’affiche qu’une fois et reste valable {{days}}\u00a0jours. Imprimez la carte ou transmettez-le maintenant.",
	"card.mail.sent": "L’e-\u2060mail à {{email}} est parti.",
	"card.mail.waiting": "L’e-\u2060mail à {{email}} n’est pas encore parti. L’envoi reprendra de lui-même.",
	"card.print": "Imprimer la carte",
	"card.whatsapp": "Envoyer par WhatsApp",
	"card.copy": "Copier",
	"card.copied": "Copié",
	"card.copyFailed": "La copie n’est pas permise ici. Notez-le plutôt.",
	"card.done": "Terminé",
	"card.lose": "Rien n’a été imprimé, copié ni envoyé. Ce mot de passe ne pourra plus être affiché.",
	"card.closeAnyway": "Fermer quand même",

	"message.en":
		"Hello, this is LEAD. {{name}} can sign in at {{address}} with {{identity}} and the password {{password}}. It works for {{days}} days.",
	"message.fr":
		"Bonjour, ici LEAD. {{name}} peut se connecter sur {{address}} avec {{identity}} et le mot de passe {{password}}. Il est valable {{days}}\u00a0jours.",

	"paper.en.1": "Scan the code with the camera of a phone, or open {{address}}",
	"paper.en.2": "Sign in with what is written on this card. It works until {{date}}.",
	"paper.en.3": "Choose a password of your own, then throw this card away.",
	"paper.fr.1": "Scanner le code avec l’appareil photo d’un téléphone, ou ouvrir {{address}}",
	"paper.fr.2": "Se connecter avec ce qui est écrit sur cette carte. Elle est valable jusqu’au {{date}}.",
	"paper.fr.3": "Choisir un mot de passe personnel, puis jeter cette carte.",
	"paper.user": "User name · Nom d’utilisateur",
	"paper.email": "Email · E-mail",
	"paper.password": "Password · Mot de passe",
};
