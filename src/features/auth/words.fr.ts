import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

// These screens are shared by all, so they say "vous", and "tu" to a student who is known as one; what is asked on one's own dashboard, at signing out, says neither.
export const french: Translated<typeof english> = {
	"login.title": "Bienvenue chez LEAD",
	"login.lead": "Connectez-vous pour retrouver vos cours, vos devoirs et vos notes.",
	"login.again": "Reconnectez-vous",
	"login.again_student": "Reconnecte-toi",
	"login.againLead_one":
		"Votre session est terminée. {{count}} travail attend sur {{thisDevice}} et partira dès votre retour.",
	"login.againLead_other":
		"Votre session est terminée. {{count}} travaux attendent sur {{thisDevice}} et partiront dès votre retour.",
	"login.againLead_student_one":
		"Ta session est terminée. {{count}} travail attend sur {{thisDevice}} et partira dès ton retour.",
	"login.againLead_student_other":
		"Ta session est terminée. {{count}} travaux attendent sur {{thisDevice}} et partiront dès ton retour.",
	"login.againLink": "Se reconnecter",
	"login.againQuiet": "Votre session est terminée. Ce qui est sur {{thisDevice}} reste lisible.",
	"login.againQuiet_student": "Ta session est terminée. Ce qui est sur {{thisDevice}} reste lisible.",
	"login.email": "E-mail",
	"login.password": "Mot de passe",
	"login.show": "Afficher le mot de passe",
	"login.hide": "Masquer le mot de passe",
	"login.submit": "Se connecter",
	"login.welcome": "Heureux de vous revoir\u202f!",
	"login.welcomeStudent": "Heureux de te revoir\u202f!",
	"login.failed": "La connexion n’a pas abouti",
	"login.wrong": "Identifiant ou mot de passe incorrect.",
	"login.tooMany_one": "Trop de mots de passe erronés. Il faut attendre une minute.",
	"login.tooMany_other": "Trop de mots de passe erronés. Il faut attendre {{count}}\u00a0minutes.",
	"login.unverified":
		"Le mot de passe est correct, mais votre adresse e-\u2060mail n’est pas encore confirmée. Ouvrez d’abord le lien de notre e-\u2060mail.",
	"login.blocked": "Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble.",
	"login.blocked_student": "Le centre a suspendu ce compte. Écris-nous et nous réglerons cela ensemble.",
	"login.temporaryExpired": "Ce mot de passe provisoire a expiré. Il faut en demander un nouveau au centre.",
	"login.noAnswer":
		"La connexion à LEAD n’a pas abouti\u202f: le serveur n’a pas répondu. Vérifiez votre accès à internet et réessayez.",
	"login.noAnswer_student":
		"La connexion à LEAD n’a pas abouti\u202f: le serveur n’a pas répondu. Vérifie ton accès à internet et réessaie.",
	"login.userName": "Ou le nom d’utilisateur de votre carte.",
	"login.userName_student": "Ou le nom d’utilisateur de ta carte.",
	"login.needEmail": "Saisissez votre e-\u2060mail ou nom d’utilisateur",
	"login.needEmail_student": "Saisis ton e-\u2060mail ou nom d’utilisateur",
	"login.needPassword": "Saisissez votre mot de passe",
	"login.needPassword_student": "Saisis ton mot de passe",
	"login.noStorage":
		"Ce navigateur ne permet pas à LEAD de garder votre travail. Quittez la navigation privée, autorisez les cookies pour ce site, ou utilisez un autre navigateur.",
	"login.offlineTitle": "Vous êtes hors ligne.",
	"login.offlineTitle_student": "Tu es hors ligne.",
	"login.offline": "Il faut internet pour se connecter. On peut continuer ici dès son retour.",
	"login.offlineButton": "Internet nécessaire",
	"login.forgot": "Mot de passe oublié\u202f?",
	"login.noAccount": "Pas encore de compte\u202f?",
	"login.signUp": "S’inscrire",
	"login.help": "Impossible de vous connecter\u202f?",
	"login.help_student": "Impossible de te connecter\u202f?",
	"login.whatsapp": "Écrivez-nous sur WhatsApp",
	"login.whatsapp_student": "Écris-nous sur WhatsApp",
	"login.greeting": "Bonjour LEAD, j’ai besoin d’aide pour me connecter.",
	"login.waits":
		"Du travail non envoyé attend sur {{thisDevice}}, à l’abri. Il partira quand la personne qui l’a écrit se connectera ici.",
	"login.otherPerson":
		"La session {{name, de}} est ouverte sur {{thisDevice}}. Se connecter ici ferme la session {{name, de}}\u202f; le travail non envoyé attend à l’abri le retour {{name, de}}.",
	"login.full":
		"Il n’y a plus de place sur {{thisDevice}}. Supprimez quelques photos ou vidéos, puis reconnectez-vous.",
	"login.full_student":
		"Il n’y a plus de place sur {{thisDevice}}. Supprime quelques photos ou vidéos, puis reconnecte-toi.",
	"login.notSealed":
		"Le travail non envoyé d’une autre personne se trouve sur {{thisDevice}} et n’a pas pu être protégé. Cette personne doit d’abord se connecter et l’envoyer.",
	"login.aside": "Coupure de courant\u202f? Continuez d’écrire.",
	"login.aside_student": "Coupure de courant\u202f? Continue d’écrire.",
	"login.asideText":
		"Connectez-vous une fois. Ensuite, vos cours s’ouvrent sans internet, et ce que vous écrivez part quand internet revient.",
	"login.asideText_student":
		"Connecte-toi une fois. Ensuite, tes cours s’ouvrent sans internet, et ce que tu écris part quand internet revient.",
	submitting: "Envoi…",
	"signOut.button": "Se déconnecter",
	"signOut.title": "Du travail n’est pas encore envoyé",
	"signOut.titleSent": "Plus rien n’attend d’être envoyé",
	"signOut.titleUploads": "Un fichier n’est pas encore envoyé",
	"signOut.titleTyped": "Quelque chose n’est pas encore enregistré",
	"signOut.typed":
		"Ce qui a été saisi dans un formulaire de cet onglet sans être enregistré est effacé à la déconnexion.",
	"signOut.drafts":
		"Ce qui est commencé reste sur {{thisDevice}}, à l’abri. On le retrouve à la prochaine connexion ici.",
	"signOut.uploads_one":
		"{{count}} fichier est encore en route. Il partira à la prochaine connexion sur {{thisDevice}}.",
	"signOut.uploads_other":
		"{{count}} fichiers sont encore en route. Ils partiront à la prochaine connexion sur {{thisDevice}}.",
	"signOut.titleOffline": "Garder la session ouverte\u202f?",
	"back.dashboard": "Retour à mon espace",
	"back.outside": "Retour",
	"signOut.offline":
		"Le centre ne répond pas en ce moment. Une fois la session fermée, impossible de se reconnecter avant qu’il réponde.",
	"signOut.text": "Il est en sécurité sur {{thisDevice}}. Personne d’autre ne peut le lire en se connectant ici.",
	"signOut.sendNow": "Envoyer maintenant",
	"signOut.sending": "Envoi…",
	"signOut.stay": "Garder la session ouverte",
	"signOut.keep": "Se déconnecter et garder ce travail sur {{thisDevice}}",
	"signOut.stillHere": "Rien n’est parti\u202f: le centre ne répond pas encore.",
	"signOut.ended": "La session est terminée. Il faut se reconnecter à LEAD pour que ce travail parte.",
	"signOut.held":
		"Impossible de l’envoyer pour l’instant\u202f: le centre n’a pas approuvé ce compte, ou l’a suspendu.",
	"signOut.refused":
		"Une partie du travail a été refusée. Mieux vaut garder la session ouverte\u202f: la liste du travail non envoyé dit pourquoi.",
	"signOut.allSent": "Tout est envoyé. Il n’y a plus qu’à se déconnecter.",
	"signOut.noKey":
		"LEAD n’a pas joint le serveur depuis l’ouverture de la session\u202f; le travail ne peut pas encore être protégé. Mieux vaut ne pas se déconnecter avant l’envoi.",
	"signOut.cancelUpload":
		"S’il manque de la place, on peut annuler l’envoi d’un gros fichier, dans son cours ou à la bibliothèque, puis réessayer.",
	"signOut.notSaved": "Le travail n’a pas pu être mis à l’abri sur {{thisDevice}}. La session reste ouverte.",
	"unsent.foreign": "D’une autre version de l’application\u202f: {{title}}",
	"unsent.queued": "En attente d’envoi",
	"unsent.sending": "Envoi en cours",
	"unsent.sent": "Envoyé",
	"unsent.failed": "Non envoyé",
};
