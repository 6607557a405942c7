// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	title: "Demander un compte",
	lead: "Remplissez cette page et ouvrez le lien que nous vous envoyons. Le centre examine chaque demande, puis ouvre votre accès.",
	name: "Nom complet",
	passwordHint: "Au moins 6 caractères.",
	role: "Rôle",
	"role.student": "Élève",
	"role.studentText": "Vous suivez des cours et rendez vos travaux.",
	"role.teacher": "Professeur",
	"role.teacherText": "Vous donnez des cours et vous notez. Un administrateur doit d'abord approuver.",
	grade: "Classe",
	"grade.none": "Choisissez une classe",
	"grade.one": "Grade {{level}}",
	submit: "S'inscrire",
	"done.sent": "Compte créé\u202f! Consultez vos e-mails pour confirmer votre adresse.",
	"done.waiting": "Compte créé\u202f! Notre e-mail n'a pas encore pu partir\u202f; il suivra de lui-même.",
	failed: "Le compte n'a pas pu être créé",
	registered: "Cet e-mail est déjà inscrit. Connectez-vous plutôt.",
	signIn: "Se connecter",
	noAnswer:
		"Le compte n'a pas pu être créé, semble-t-il\u202f: personne n'a répondu. Réessayez\u202f; si votre e-mail est alors déjà inscrit, c'est que le compte existe.",
	haveOne: "Vous avez déjà un compte\u202f?",
	parent: "Vous êtes parent\u202f? Nous ouvrons votre compte ensemble après un entretien.",
	parentLink: "Écrivez-nous sur WhatsApp",
	greeting: "Bonjour LEAD, je suis parent et je voudrais un compte pour le portail.",
	"admin.title": "Le premier administrateur du centre",
	"admin.lead":
		"Ce lien ne s'ouvre qu'une fois. Qui remplit cette page dirige le portail du centre\u202f: approuve les personnes, donne les rôles et voit tout.",
	"admin.submit": "Créer le compte",
	"admin.done": "Le compte administrateur est prêt. Connectez-vous.",
	"admin.noAnswer":
		"Le compte n'a pas pu être créé, semble-t-il\u202f: personne n'a répondu. Réessayez\u202f; si le compte existe quand même, vous serez connecté.",
	"admin.in": "La connexion est établie.",
	"admin.taken":
		"Un compte a déjà cet e-mail. Saisissez son mot de passe et il devient celui de l'administrateur, ou prenez un autre e-mail.",
	"admin.used":
		"Ce lien a déjà servi, ou le serveur a redémarré depuis. Le lien le plus récent se trouve là où le serveur a été lancé.",
};
