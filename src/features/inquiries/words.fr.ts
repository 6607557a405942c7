// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	parentName: "Nom du parent",
	childGrade: "Classe de l’enfant",
	grade: "Classe",
	chooseGrade: "Choisissez une classe",
	gradeHint: "Grade 6 = EB6 (6e)",
	email: "E-mail",
	phone: "Téléphone",
	phoneHint: "Hors du Liban\u202f? Ajoutez l’indicatif (celui du Liban est +961).",
	message: "Message",
	programs: "Programmes souhaités",
	programsHint: "Par exemple\u202f: après l’école, cours personnalisés, SAT.",
	notes: "Remarques",
	optional: "facultatif",
	counter: "{{used}} / {{most}} caractères",
	"counter.over_one": "{{count}} caractère de trop",
	"counter.over_other": "{{count}} caractères de trop",
	submitting: "Envoi…",
	// A page that is not drawn yet does not know on which device it is read.
	offline: "Pas d’internet\u202f? Envoyez quand même\u202f: tout est gardé et part dès qu’internet revient.",
	held: "Pas encore envoyé\u202f: le message part dès qu’internet est là. Gardez cette page ouverte.",
	"noScript.text":
		"Ce formulaire a besoin de JavaScript, désactivé dans votre navigateur. Vous pouvez nous joindre autrement\u202f:",
	"noScript.whatsapp": "Nous écrire sur WhatsApp",
	"noScript.phone": "Appeler le {{phone}}",
	"noScript.greeting": "Bonjour LEAD, je voudrais réserver un entretien.",

	"joinUs.submit": "Envoyer la demande",
	"joinUs.fix": "Corrigez les erreurs du formulaire",
	"joinUs.sent": "Merci\u202f! Nous vous contactons sur WhatsApp sous {{hours}}\u00a0heures.",
	"joinUs.failed": "Le formulaire n’a pas pu être envoyé. Réessayez.",
	"joinUs.whatsapp": "Bonjour LEAD, je m’appelle {{parent}}, mon enfant est en {{grade}}. {{text}}",
	"portal.submit": "Envoyer la demande",
	"portal.cancel": "Annuler",
	"portal.cancelled": "La demande a été supprimée.",
	"portal.sent": "Demande envoyée\u202f! Nous vous enverrons vos identifiants après votre entretien.",
	"portal.failed": "La demande n’a pas pu être envoyée. Réessayez.",
	"portal.whatsapp":
		"Bonjour LEAD, je m’appelle {{parent}}, mon enfant est en {{grade}}. Je voudrais un compte pour le portail. Programmes\u202f: {{text}}",

	"after.moment": "Un instant, {{parent}}",
	"after.kept": "Votre message est bien enregistré, {{parent}}",
	"after.keptNext":
		"Vous pouvez quitter cette page. Une fois le message parti, nous répondons sous {{hours}}\u00a0heures, sur WhatsApp au {{phone}}.",
	"after.keptOpen":
		"Gardez cette page ouverte, ou ouvrez LEAD une fois dès que vous aurez internet. Une fois le message parti, nous répondons sous {{hours}}\u00a0heures, sur WhatsApp au {{phone}}.",
	"after.thanks": "Merci, {{parent}}",
	"after.answer": "Nous avons bien reçu votre message. Notre réponse arrivera au {{phone}}.",
	"joinUs.next": "Nous convenons alors d’un entretien. Il comprend une évaluation gratuite.",
	"portal.next":
		"Nous répondons sous {{hours}}\u00a0heures. Nous convenons d’abord d’un entretien\u202f; les identifiants suivent.",
	"after.another": "Écrire pour un autre enfant",

	lost: "Votre demande du {{when}} ne nous est peut-être pas parvenue\u202f: ce navigateur l’a effacée.",
	lostTodo: "Merci de l’écrire à nouveau, ou de nous joindre sur WhatsApp.",
	saved: "Enregistré sur {{thisDevice}}. L’envoi se fera dès le retour d’internet.",
	sentTogether: "{{count}} demandes ont été envoyées.",
	kept: "Ce que vous aviez écrit est gardé\u202f: dans le formulaire, ou juste en dessous tant que vous y écrivez autre chose.",
	draftSaved: "Brouillon enregistré à {{time}}",
	draftFailed: "Ce que vous écrivez n’est pas gardé sur {{thisDevice}}. Envoyez-le avant de quitter cette page.",
	notSaved:
		"Rien n’a pu être enregistré sur {{thisDevice}}, et le centre n’a rien confirmé. Votre texte est toujours dans le formulaire\u202f: réessayez, ou passez par WhatsApp.",
	"state.queued": "En attente d’envoi",
	openOnce: "Ouvrez LEAD une fois dès que vous aurez internet.",
	"state.sending": "Envoi en cours",
	"state.failed": "Non envoyé",
	"state.sent": "Envoyé à {{time}}",
	"state.sentReason": "Nous l’avons bien reçu. Nous répondons sous {{hours}}\u00a0heures.",
	whatsapp: "L’envoyer sur WhatsApp",
	discard: "Supprimer",
	discarded: "La demande a été supprimée.",
	waits: "En attente sur {{thisDevice}}",

	"problem.nameShort": "Le nom doit compter au moins 2 caractères",
	"problem.nameMissing": "Le nom du parent est obligatoire",
	"problem.nameLong": "Le nom doit compter 100 caractères au plus",
	"problem.grade": "Choisissez une classe",
	"problem.gradeMissing": "La classe est obligatoire",
	"problem.email": "Adresse e-\u2060mail non valide",
	"problem.phoneShort": "Le numéro de téléphone doit compter au moins 8 caractères",
	"problem.phoneMissing": "Le numéro de téléphone est obligatoire",
	"problem.phoneLong": "Le numéro de téléphone doit compter 20 caractères au plus",
	"problem.phoneDigits":
		"Ce n’est pas un numéro de téléphone\u202f: il faut au moins 8 chiffres, par exemple 70\u00a0123\u00a0456",
	"problem.messageShort": "Le message doit compter au moins 10 caractères",
	"problem.messageLong": "Le message doit compter 1\u202f000 caractères au plus",
	"problem.programsMissing": "Indiquez les programmes souhaités",
	"problem.programsLong": "Les programmes doivent tenir en 500 caractères",
	"problem.notesLong": "Les remarques doivent tenir en 500 caractères",
	"problem.letters":
		"Saisissez de nouveau cette ligne\u202f: elle contient des caractères qui ne peuvent pas être envoyés",
};
