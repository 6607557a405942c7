// The same in French.
import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"waiting.title": "En attente d’approbation",
	"waiting.text":
		"Merci de votre inscription. Le centre examine chaque nouvelle demande, en général en un jour ouvrable. Dès que la vôtre est approuvée, votre espace s’ouvre ici et un e-\u2060mail vous le dit.",
	"waiting.text_student":
		"Merci de ton inscription. Le centre examine chaque nouvelle demande, en général en un jour ouvrable. Dès que la tienne est approuvée, ton espace s’ouvre ici et un e-\u2060mail te le dit.",
	"waiting.itself":
		"Vous pouvez laisser cette page ouverte ou revenir plus tard\u202f: elle se met à jour toute seule.",
	"waiting.itself_student":
		"Tu peux laisser cette page ouverte ou revenir plus tard\u202f: elle se met à jour toute seule.",
	"waiting.ended": "Votre session est terminée. Reconnectez-vous pour savoir si votre compte est approuvé.",
	"waiting.ended_student": "Ta session est terminée. Reconnecte-toi pour savoir si ton compte est approuvé.",
	"waiting.look": "Vérifier maintenant",
	"waiting.looking": "Un instant…",
	"waiting.looked": "Vérifié à {{time}}\u202f: rien de nouveau pour l’instant.",
	"waiting.decided": "Vérifié à {{time}}\u202f: le centre a décidé, voir ci-dessus.",
	"waiting.noContact": "Le centre ne répond pas en ce moment. La page vérifiera de nouveau d’elle-même.",
	"declined.title": "Ce compte n’a pas été approuvé",
	"declined.text": "Le centre n’a pas approuvé ce compte. Écrivez-nous si vous pensez que c’est une erreur.",
	"declined.text_student": "Le centre n’a pas approuvé ce compte. Écris-nous si tu penses que c’est une erreur.",
	"declined.reason": "Ce que le centre a écrit",
	"blocked.title": "Ce compte est suspendu",
	"blocked.text": "Le centre a suspendu ce compte. Écrivez-nous et nous réglerons cela ensemble.",
	"blocked.text_student": "Le centre a suspendu ce compte. Écris-nous et nous réglerons cela ensemble.",
	whatsapp: "Écrire sur WhatsApp",
	greeting: "Bonjour LEAD, j’ai une question au sujet de mon compte.",
	kept: "Votre travail sur {{thisDevice}}",
	kept_student: "Ton travail sur {{thisDevice}}",
	keptText: "Il est gardé ici et partira dès que vous pourrez de nouveau utiliser ce compte.",
	keptText_student: "Il est gardé ici et partira dès que tu pourras de nouveau utiliser ce compte.",
};
