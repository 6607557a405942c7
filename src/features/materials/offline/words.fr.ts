import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"ask.title_one": "Garder une feuille sur {{thisDevice}}\u202f?",
	"ask.title_other": "Garder {{count}} feuilles sur {{thisDevice}}\u202f?",
	"ask.pictures_one": "Garder une image sur {{thisDevice}}\u202f?",
	"ask.pictures_other": "Garder {{count}} images sur {{thisDevice}}\u202f?",
	"ask.mixed": "Garder {{count}} feuilles et images sur {{thisDevice}}\u202f?",
	"ask.text_one":
		"Vos devoirs en ont besoin ({{size}}). Ensuite, elle s’ouvre sans internet. Cela peut utiliser vos données mobiles.",
	"ask.text_other":
		"Vos devoirs en ont besoin ({{size}}). Ensuite, elles s’ouvrent sans internet. Cela peut utiliser vos données mobiles.",
	"ask.text_student_one":
		"Tes devoirs en ont besoin ({{size}}). Ensuite, elle s’ouvre sans internet. Cela peut utiliser tes données mobiles.",
	"ask.text_student_other":
		"Tes devoirs en ont besoin ({{size}}). Ensuite, elles s’ouvrent sans internet. Cela peut utiliser tes données mobiles.",
	"ask.yes": "Oui, toujours",
	"ask.no": "Non, je choisis",
	full: "Il n’y a plus de place sur {{thisDevice}} pour un fichier\u202f: il ne s’ouvrira qu’avec internet.",
	given_one: "Document envoyé",
	given_other: "{{count}} documents envoyés",
};
