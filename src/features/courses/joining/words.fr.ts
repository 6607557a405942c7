import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	close: "Fermer",
	"join.text": "Il est sur la carte de ton professeur ou au tableau\u202f: sept lettres ou chiffres.",
	"join.label": "Code d’inscription",
	"join.join": "S’inscrire",
	"join.asking": "Vérification du code…",
	"join.scan": "Scanner la carte",
	"join.missing": "Écris d’abord le code",
	"join.letters": "Un code n’a que des lettres et des chiffres, et jamais 0, 1, I, L ou O. Vérifie-le encore une fois.",
	"join.length": "Un code a 7 lettres ou chiffres. Celui-ci en a {{count}}.",
	"join.notSaved": "Pas enregistré sur {{thisDevice}}. Le code est encore dans le champ\u202f; réessaie.",
	"scan.look": "Place le carré de la carte devant la caméra.",
	"scan.video": "Ce que voit la caméra",
	"scan.other": "Ce n’est pas la carte d’un cours LEAD.",
	"scan.found": "Code lu sur la carte\u202f: {{code}}",
	"scan.refused":
		"LEAD n’a pas le droit d’utiliser la caméra. Autorise-la dans les réglages du navigateur, ou tape le code.",
	"scan.absent": "Il n’y a pas de caméra ici. Tape le code.",
	"scan.stop": "Taper plutôt le code",
};
