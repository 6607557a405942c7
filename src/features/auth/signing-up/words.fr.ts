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
	"role.teacherText": "Vous donnez des cours et vous notez.",
	grade: "Classe",
	"grade.none": "Choisissez une classe",
	"grade.one": "Grade {{level}}",
	"grade.hint": "Grade 6 = EB6 (6e)",
	submit: "S’inscrire",
	failed: "Le compte n’a pas pu être créé",
	registered: "Cette adresse e-\u2060mail a déjà un compte. Connectez-vous plutôt.",
	tooMany: "Beaucoup de personnes s’inscrivent en ce moment. Réessayez dans une heure.",
	signIn: "Se connecter",
	noAnswer:
		"Le compte n’a pas pu être créé, semble-t-il\u202f: le serveur n’a pas répondu. Réessayez\u202f; si l’adresse a alors déjà un compte, c’est que le vôtre existe.",
	haveOne: "Vous avez déjà un compte\u202f?",
	parent: "Vous êtes parent\u202f? Nous créerons votre compte ensemble après un entretien.",
	parentLink: "Écrivez-nous sur WhatsApp",
	greeting: "Bonjour LEAD, je suis parent et je voudrais un compte pour le portail.",
	"admin.title": "Le premier administrateur du centre",
	"admin.lead":
		"Ce lien ne s’ouvre qu’une fois. La personne qui remplit cette page dirige le portail du centre\u202f: elle approuve les comptes, donne les rôles et voit tout.",
	"admin.aside": "Le portail commence ici.",
	"admin.asideText":
		"Connectez-vous ensuite\u202f: l’espace administration s’ouvre, et c’est là que vous approuvez les professeurs et les élèves.",
	"admin.submit": "Créer le compte",
	"admin.done": "Le compte administrateur est prêt. Connectez-vous.",
	"admin.noAnswer":
		"Le compte n’a pas pu être créé, semble-t-il\u202f: le serveur n’a pas répondu. Réessayez\u202f; si le compte existe quand même, votre session s’ouvrira.",
	"admin.in": "Votre session est ouverte.",
	"admin.taken":
		"Un compte utilise déjà cette adresse e-\u2060mail. Saisissez son mot de passe pour en faire le compte administrateur, ou choisissez une autre adresse.",
	"admin.used":
		"Ce lien a déjà servi, ou le serveur a redémarré depuis. Le lien le plus récent se trouve là où le serveur a été lancé.",
};
