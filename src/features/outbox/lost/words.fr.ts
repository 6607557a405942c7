import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

// Read by students and teachers alike: who is meant is named by the key.
export const french: Translated<typeof english> = {
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
		"Cette version de LEAD ne peut pas ouvrir le travail gardé sur {{thisDevice}}. Rien n’y a été modifié ni supprimé. Voici tout ce qui n’est pas encore envoyé. Il faut en garder une copie avant toute chose.",
	"rescue.nothing": "Aucun travail non envoyé sur {{thisDevice}}.",
	"rescue.unreadable":
		"Ce navigateur ne permet pas de lire le travail gardé sur {{thisDevice}}. Il ne faut surtout pas effacer ses données\u202f: mieux vaut apporter {{theDevice}} au centre tel quel.",
	"rescue.again": "Essayer de nouveau",
};
