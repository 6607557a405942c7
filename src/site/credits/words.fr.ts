import type { Translated } from "#i18n/i18n.ts";
import type { english } from "./words.en.ts";

export const french: Translated<typeof english> = {
	"head.title": "Crédits\u202f: qui a dessiné ce que vous voyez, LEAD",
	"head.description":
		"Les personnages, dessins, icônes et lettres de ce site viennent d’artistes généreux qui les partagent avec tous. Voici leurs noms et leurs licences.",
	title: "Fait avec des crayons prêtés",
	lead: "Un cahier n’est jamais l’œuvre d’une seule personne. Les personnages, les objets et les lettres de ces pages viennent d’artistes qui partagent leur travail avec tous. Merci à eux\u202f: nos élèves le regardent chaque jour.",
	peeps: "Les personnages\u202f: élèves, professeurs et parents. Nous les avons habillés à nos couleurs.",
	freehand:
		"Les objets dessinés à la main\u202f: livres, ampoules, crayons. Nous avons donné à chacun une touche de couleur.",
	tabler: "Les petits signes des boutons et des liens.",
	bricolage: "La police des titres.",
	figtree: "La police du texte que vous lisez.",
	by: "par {{who}}",
	licence: "Licence\u202f: {{licence}}",
};
