import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

// Read by students and teachers alike: neither tu nor vous.
export const french: Translated<typeof english> = {
	"state.queued": "En attente d’envoi",
	"state.sending": "Envoi en cours",
	"state.sent": "Envoyé",
	"state.sentToTeacher": "Envoyé à ton professeur",
	"state.failed": "Non envoyé",
	"outbox.title": "Écrit sur {{thisDevice}}",
	"outbox.close": "Fermer",
	"outbox.nothing": "Tout ce qui a été écrit est envoyé.",
	"outbox.nothingWaits": "Rien n’attend d’être envoyé.",
	"outbox.online": "Dernier contact avec le centre\u202f: {{when}}.",
	"outbox.offline":
		"Hors ligne. Le travail continue\u202f: tout reste sur {{thisDevice}}. Dernier contact\u202f: {{when}}.",
	"outbox.noContact": "Pas encore de contact avec le centre.",
	"outbox.account":
		"Le centre n’a pas encore approuvé ce compte, ou l’a suspendu. Ce qui a été écrit reste sur {{thisDevice}} et partira dès que le compte sera utilisable.",
	"outbox.signIn_one": "Session terminée. Il faut se reconnecter à LEAD pour envoyer {{count}}\u00a0travail.",
	"outbox.signIn_other": "Session terminée. Il faut se reconnecter à LEAD pour envoyer {{count}}\u00a0travaux.",
	"outbox.signInPlain":
		"Session terminée. Il faut se reconnecter à LEAD pour recevoir les nouveautés. Ce qui est sur {{thisDevice}} reste lisible.",
	"outbox.toSignIn": "Se connecter",
	"outbox.sendNow": "Envoyer",
	"outbox.sendAll": "Tout envoyer maintenant",
	"outbox.tryAgain": "Réessayer",
	"outbox.decide": "Comparer et choisir",
	"outbox.copy": "Copier",
	"outbox.copied": "Copié",
	"outbox.copyFailed": "La copie n’est pas permise ici. Il faut sélectionner le texte, puis le copier.",
	"outbox.discard": "Supprimer",
	"outbox.discarded": "Supprimé.",
	"discard.title.createCourse": "Supprimer ce cours\u202f?",
	"discard.title.createAssignment": "Supprimer ce devoir\u202f?",
	"discard.createCourse_one": "Le cours {{title}} sera supprimé, avec l’élément en attente qu’il contient.",
	"discard.createCourse_other":
		"Le cours {{title}} sera supprimé, avec les {{count}}\u00a0éléments en attente qu’il contient.",
	"discard.createAssignment_one":
		"Le devoir {{title}} et son texte seront supprimés, avec l’élément en attente qui en dépend.",
	"discard.createAssignment_other":
		"Le devoir {{title}} et son texte seront supprimés, avec les {{count}}\u00a0éléments en attente qui en dépendent.",
	"discard.texts_one": "Le texte de son devoir disparaît aussi\u202f: {{titles}}.",
	"discard.texts_other": "Les textes de ses {{count}}\u00a0devoirs disparaissent aussi\u202f: {{titles}}.",
	quoted: "«\u202f{{title}}\u202f»",
	"outbox.waits": "Pas encore envoyé",
	"outbox.copies_one": "{{count}}\u00a0document à copier",
	"outbox.copies_other": "{{count}}\u00a0documents à copier",
	"outbox.which": "Les afficher",
	"outbox.inquiries": "Messages au centre",
	"inquiry.join-us": "Demande au centre",
	"inquiry.portal": "Demande d’accès au portail",
	"outbox.uploads": "Fichiers à envoyer",
	"outbox.toLibrary": "Ouvrir la bibliothèque",
	"outbox.foreign": "D’une autre version de l’application",
	"outbox.foreignText":
		"La version ouverte ici ne peut pas envoyer ce travail. Il reste sur {{thisDevice}} et partira quand la version qui l’a écrit, ou une plus récente, sera ouverte.",
	"outbox.drafts": "Brouillons",
	"outbox.draft": "Brouillon enregistré à {{time}}",
	"outbox.draftOn": "Brouillon enregistré le {{when}}",
	"outbox.sent": "Envoyé récemment",
	"outbox.kept": "Le navigateur garde ce travail sur {{theDevice}} jusqu’à l’envoi.",
	"outbox.notKept":
		"Le navigateur peut effacer ce travail si la place manque sur {{theDevice}} ou si LEAD ne sert pas pendant quelques jours. Mieux vaut l’envoyer bientôt.",
	"outbox.refusedNotKept":
		"Le navigateur peut effacer ce travail si la place manque sur {{theDevice}} ou si LEAD ne sert pas pendant quelques jours. Mieux vaut copier ce qui peut encore servir.",
	"lost.title": "Ce navigateur a effacé du travail non envoyé",
	"lost.text":
		"Sans rien demander, il a vidé ce que LEAD garde sur {{thisDevice}}, peut-être par manque de place. Ces textes n’y sont plus\u202f:",
	"lost.about": "{{what}}\u202f: {{title}}",
	"lost.draft.answer": "Réponse en cours d’écriture",
	"lost.draft.grade": "Note en cours d’écriture",
	"lost.draft.course": "Cours en cours d’écriture",
	"lost.draft.assignment": "Devoir en cours d’écriture",
	"lost.draft.other": "Texte en cours d’écriture",
	"lost.written": "Écrit le {{when}}",
	"lost.sealed_one": "{{count}} travail gardé sous clé ici à la déconnexion",
	"lost.sealed_other": "{{count}} travaux gardés sous clé ici à la déconnexion",
	"lost.sealedSince": "Le plus ancien a été écrit le {{when}}",
	"lost.perhaps":
		"LEAD n’a pas encore pu joindre le centre. Ce qui était déjà parti quittera cette liste dès que ce sera possible.",
	"lost.student":
		"Réécris-le tant que tu t’en souviens. Si c’était à rendre, dis-le à ton professeur en lui montrant ce message, ou demande un délai.",
	"lost.teacher": "Il faut l’écrire à nouveau\u202f: personne au centre ne l’a reçu.",
	"lost.read": "J’ai lu",
	"rescue.title": "Le travail est là, mais ne s’ouvre pas",
	"rescue.text":
		"Cette version de LEAD ne peut pas ouvrir le cahier gardé sur {{thisDevice}}. Rien n’y a été modifié ni supprimé. Voici tout ce qui n’est pas encore envoyé. Il faut en garder une copie avant toute chose.",
	"rescue.untitled": "Brouillon sans titre",
	"rescue.when": "Écrit le {{when}}",
	"rescue.nothing": "Aucun travail non envoyé sur {{thisDevice}}.",
	"rescue.unreadable":
		"Ce navigateur ne permet pas de lire le travail gardé sur {{thisDevice}}. Il ne faut surtout pas effacer ses données\u202f: mieux vaut apporter {{theDevice}} au centre tel quel.",
	"file.save": "Tout enregistrer dans un fichier",
	"file.name": "lead-travail-non-envoye.txt",
	"file.head": "LEAD\u202f: travail de {{name}} qui n’est pas encore envoyé",
	"file.made": "Fichier créé le {{when}} (heure du Liban)",
	"rescue.again": "Essayer de nouveau",
};
