// What each picture shows: the colours and people of its page's own scene, and one line that fits a thumbnail.
import type { ComponentProps } from "react";
import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import type { Person } from "#ui/art/Person.tsx";
import type { Scene } from "#ui/art/Scene.tsx";
import type { Sticker } from "#ui/art/Sticker.tsx";

type Name = ComponentProps<typeof Person>["name"];
/** The rows of the line; the last one is marked with the highlighter. */
type Line = readonly [...string[], marked: string];

type Picture = Pick<ComponentProps<typeof Scene>, "field" | "ground" | "colours"> & {
	people: [left: Name, right: Name];
	stickers: [left: ComponentProps<typeof Sticker>["prop"], right: ComponentProps<typeof Sticker>["prop"]];
	accent?: string;
	line: { en: Line; fr: Line };
};

const { first, last } = centre.grades;

export const places = { en: `${centre.town}, Lebanon`, fr: `${centre.town}, Liban` };

export const pictures: Record<NonNullable<PageHead["picture"]>, Picture> = {
	home: {
		field: "#FFC532",
		ground: "hills",
		colours: ["#FFB08E", "#F2583A"],
		people: ["girl-laptop", "boy-hoodie"],
		stickers: ["book", "bulb"],
		line: {
			en: ["Homework", "done.", "Curiosity", "switched on."],
			fr: ["Devoirs", "terminés.", "Curiosité", "éveillée."],
		},
	},
	programs: {
		field: "#FFF1CC",
		ground: "sun",
		colours: ["#FFC532", "#F2583A"],
		people: ["girl-hijab", "boy-arms"],
		stickers: ["quill", "translate"],
		line: {
			en: ["Programs", "for Grades", `${first} to ${last}.`],
			fr: ["Des cours", `du Grade ${first}`, `au Grade ${last}.`],
		},
	},
	advanced: {
		field: "#F0E4FA",
		ground: "steps",
		colours: ["#C7A6EE"],
		people: ["girl-coder", "teen-long"],
		stickers: ["chip", "stopwatch"],
		accent: "#7A3DB8",
		line: { en: ["AI, SAT,", "languages:", "go further."], fr: ["IA, SAT,", "langues\u202f:", "visez haut."] },
	},
	activities: {
		field: "#2C46E2",
		ground: "hills",
		colours: ["#4F6BFF", "#FFC532"],
		people: ["kid-tee", "girl-stripe"],
		stickers: ["chess", "masks"],
		accent: "#CF3A1E",
		line: { en: ["Build it.", "Draw it.", "Debate it."], fr: ["Construire,", "dessiner,", "débattre."] },
	},
	parents: {
		field: "#BFE3FF",
		ground: "arch",
		colours: ["#2C46E2"],
		people: ["tutor", "boy-paper"],
		stickers: ["clipboard", "speech"],
		accent: "#177A47",
		line: { en: ["Always", "know how", "it’s going."], fr: ["Vous savez", "toujours où", "en est votre", "enfant."] },
	},
	"join-us": {
		field: "#DDF3E6",
		ground: "arch",
		colours: ["#177A47"],
		people: ["girl-hijab", "tutor-m"],
		stickers: ["calendar", "speech"],
		accent: "#177A47",
		line: { en: ["Tell us", "about", "your child."], fr: ["Parlez-nous", "de votre", "enfant."] },
	},
};
