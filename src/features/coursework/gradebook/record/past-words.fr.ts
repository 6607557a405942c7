import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./past-words.en.ts";

export const french: Translated<typeof english> = {
	"past.note": "Ce cours est terminé\u202f: on ne peut plus rien y rendre. Tout reste ici, à lire.",
	"past.begun": "Ce cours est terminé. Tu peux encore rendre ce que tu avais commencé.",
	"past.none": "Tu n’as rien rendu.",
	"past.gone": "Ce devoir n’est plus ici",
	"past.goneNext": "Le professeur l’a peut-être supprimé. Reviens en arrière pour voir les autres.",
	"past.courses": "Cours",
};
