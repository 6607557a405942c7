import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./manifest-words.en.ts";

export const french: Translated<typeof english> = {
	description: "Le soutien scolaire à Zahlé. Devoirs, réponses et notes, même sans internet.",
	"shortcut.assignments": "Devoirs",
	"shortcut.assignments.text": "Ce qu’il y a à faire, pour les élèves",
	"shortcut.grading": "À corriger",
	"shortcut.grading.text": "Les réponses à noter, pour les professeurs",
	"shortcut.whatsapp": "WhatsApp",
	"shortcut.whatsapp.text": "Écrire au centre",
	"screenshot.home": "Tout sur le centre, du Grade {{first}} au Grade {{last}}",
	"screenshot.assignments": "Écris tes réponses, même sans internet",
	"screenshot.grading": "Corrigez une réponse après l’autre, même sans internet",
	"screenshot.submitted": "Tes notes, et ce qu’en dit ton professeur",
};
