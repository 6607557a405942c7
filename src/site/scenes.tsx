// The eight pictures of the public site, for the first screen of Home and for cards.
import type { ComponentProps } from "react";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene, Stage } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import classes from "./scenes.module.css";
import { useWords } from "./scenes-words.ts";

export type SceneName = "after-school" | "tutor" | "labs" | "future" | "sat" | "languages" | "clubs" | "offline";

type Drawing = Pick<ComponentProps<typeof Scene>, "field" | "ground" | "colours"> & {
	people: (Pick<ComponentProps<typeof Person>, "name" | "flip"> & { left: number; width: number })[];
	stickers: ComponentProps<typeof Sticker>[];
};

type SiteSceneProps = {
	of: SceneName;
	/** The part of the first screen that is fetched before everything else. */
	first?: boolean;
	/** Leaves the upper right corner to a tag of the card. */
	tagged?: boolean;
	/** As high as its place, instead of 11:10. */
	fill?: boolean;
	/** Another height or ratio than 11:10. */
	className?: string;
};

// A photo of the centre takes a scene's place here: `if (of === "labs") return <img src alt={t("labs")} width height
// className={…the same class…} />` with `object-fit: cover`. The box keeps its radius and ratio, and nothing moves.
export function SiteScene({ of, first = false, tagged = false, fill = false, className }: SiteSceneProps) {
	const t = useWords();
	const { people, stickers, ...ground } = drawings[of];
	return (
		<div role="img" aria-label={t(of)}>
			<Scene {...ground} whole={fill} className={`${fill ? "" : classes.scene} ${className ?? ""}`}>
				<Stage>
					{people.map(({ left, width, ...person }) => (
						<Figure key={person.name} left={left} width={width}>
							<Person {...person} fetch={first ? "first" : "lazy"} />
						</Figure>
					))}
				</Stage>
				{stickers.map((sticker) => (tagged && sticker.left > 30 ? null : <Sticker key={sticker.prop} {...sticker} />))}
			</Scene>
		</div>
	);
}

const drawings: Record<SceneName, Drawing> = {
	"after-school": {
		field: "#FFC532",
		ground: "hills",
		colours: ["#FFB08E", "#F2583A"],
		people: [
			{ name: "girl-laptop", left: 2, width: 60 },
			{ name: "boy-hoodie", left: 54, width: 46, flip: true },
		],
		stickers: [
			{ prop: "book", left: 5, top: 10, turn: -7 },
			{ prop: "bulb", left: 44, top: 6, turn: 6 },
			{ prop: "chess", left: 79, top: 10, turn: -5, accent: "#CF3A1E" },
		],
	},
	tutor: {
		field: "#BFE3FF",
		ground: "arch",
		colours: ["#2C46E2"],
		people: [
			{ name: "tutor", left: 4, width: 56 },
			{ name: "boy-paper", left: 50, width: 49, flip: true },
		],
		stickers: [
			{ prop: "clipboard", left: 5, top: 9, turn: -6, accent: "#177A47" },
			{ prop: "speech", left: 77, top: 8, turn: 6, accent: "#177A47" },
		],
	},
	labs: {
		field: "#DDF3E6",
		ground: "sun",
		colours: ["#2FA868", "#177A47"],
		people: [{ name: "girl-point", left: 17, width: 64 }],
		stickers: [
			{ prop: "calculator", left: 5, top: 11, turn: -8, accent: "#177A47" },
			{ prop: "brushes", left: 78, top: 13, turn: 6, accent: "#177A47" },
		],
	},
	future: {
		field: "#F0E4FA",
		ground: "steps",
		colours: ["#C7A6EE"],
		people: [{ name: "girl-coder", left: 22, width: 62, flip: true }],
		stickers: [
			{ prop: "flag", left: 6, top: 10, turn: -6, accent: "#7A3DB8" },
			{ prop: "chip", left: 76, top: 10, turn: 7, accent: "#7A3DB8" },
		],
	},
	sat: {
		field: "#FFE5DD",
		ground: "roofs",
		colours: ["#F2583A", "#CF3A1E"],
		people: [{ name: "teen-long", left: 15, width: 62 }],
		stickers: [
			{ prop: "stopwatch", left: 6, top: 11, turn: -7, accent: "#CF3A1E" },
			{ prop: "tick", left: 77, top: 12, turn: 6, accent: "#CF3A1E" },
		],
	},
	languages: {
		field: "#FFF1CC",
		ground: "sun",
		colours: ["#FFC532", "#F2583A"],
		people: [
			{ name: "girl-hijab", left: 2, width: 60 },
			{ name: "boy-arms", left: 51, width: 48, flip: true },
		],
		stickers: [
			{ prop: "quill", left: 5, top: 9, turn: -6 },
			{ prop: "translate", left: 77, top: 8, turn: 6 },
		],
	},
	clubs: {
		field: "#2C46E2",
		ground: "hills",
		colours: ["#4F6BFF", "#FFC532"],
		people: [
			{ name: "kid-tee", left: 2, width: 54 },
			{ name: "girl-stripe", left: 47, width: 50, flip: true },
		],
		stickers: [
			{ prop: "chess", left: 6, top: 9, turn: -6, accent: "#CF3A1E" },
			{ prop: "masks", left: 76, top: 9, turn: 6 },
		],
	},
	offline: {
		field: "#151A3D",
		ground: "sun",
		colours: ["#FFC532", "#3A4180"],
		people: [{ name: "tutor-m", left: 17, width: 62 }],
		stickers: [
			{ prop: "cloud-sent", left: 6, top: 11, turn: -7, accent: "#177A47" },
			{ prop: "phone", left: 77, top: 12, turn: 6 },
		],
	},
};
