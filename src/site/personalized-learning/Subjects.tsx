import type { ComponentProps } from "react";
import { Section } from "#ui/blocks/Section.tsx";
import { StickerGrid, StickerTile } from "#ui/blocks/StickerTile.tsx";
import { useWords } from "./words.ts";

type Look = Pick<ComponentProps<typeof StickerTile>, "prop" | "accent" | "field" | "ground" | "colours">;

const looks = {
	math: { prop: "calculator", field: "#BFE3FF", accent: "#2C46E2", ground: "steps", colours: ["#7A93FF"] },
	physics: { prop: "spark", field: "#FFF1CC", accent: "#CF3A1E", ground: "sun", colours: ["#FFC532", "#E4A71E"] },
	chemistry: { prop: "dropper", field: "#F0E4FA", accent: "#7A3DB8", ground: "hills", colours: ["#C7A6EE", "#9558D6"] },
	biology: { prop: "beetle", field: "#DDF3E6", accent: "#177A47", ground: "hills", colours: ["#8FD9B0", "#2FA868"] },
	economics: { prop: "graph", field: "#FFE5DD", accent: "#CF3A1E", ground: "roofs", colours: ["#FFB09C", "#F2583A"] },
	languages: { prop: "translate", field: "#E3E8FF", accent: "#2C46E2", ground: "arch", colours: ["#2C46E2"] },
} as const satisfies Record<string, Look>;

const subjects = ["math", "physics", "chemistry", "biology", "economics", "languages"] as const;

export function Subjects() {
	const t = useWords();
	return (
		<Section title={t("subjects.title")}>
			<StickerGrid>
				{subjects.map((name) => (
					<StickerTile
						key={name}
						{...looks[name]}
						title={t(`subject.${name}`)}
						{...(name === "languages" ? { text: t("subject.languages.text") } : {})}
					/>
				))}
			</StickerGrid>
		</Section>
	);
}
