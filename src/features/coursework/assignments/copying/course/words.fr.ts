import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	tasks: "Devoirs à copier",
	none: "Il n’a pas de devoirs à copier.",
	archived: "Archivé",
	due: "pour le {{day}}",
	noDue: "sans date limite",
	dues: "Dates limites",
	"dues.weeks": "Mêmes jours de la semaine",
	"dues.day": "Choisir le premier jour",
	"dues.none": "Sans date limite",
	day: "Le premier est pour le",
	"day.missing": "Choisissez un jour.",
	"day.past": "Choisissez un jour à venir.",
	sundays_one: "{{count}} devoir serait à rendre un dimanche\u202f: {{days}}",
	sundays_other: "{{count}} devoirs seraient à rendre un dimanche\u202f: {{days}}",
	materials: "Les documents du cours sont copiés aussi, avec les feuilles d’exercices et les images de ces devoirs.",
};
