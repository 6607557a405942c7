import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Section } from "#ui/blocks/Section.tsx";
import { StickerGrid, StickerTile } from "#ui/blocks/StickerTile.tsx";
import classes from "./Domains.module.css";
import { useWords } from "./words.ts";

type Domain = Pick<ComponentProps<typeof StickerTile>, "prop" | "accent" | "field" | "ground" | "colours">;

const looks = {
	robotics: { prop: "chip", field: "#BFE3FF", accent: "#2C46E2", ground: "steps", colours: ["#7A93FF"] },
	art: { prop: "brushes", field: "#FFE5DD", accent: "#CF3A1E", ground: "sun", colours: ["#FFB09C", "#F2583A"] },
	chess: { prop: "chess", field: "#FFF1CC", accent: "#CF3A1E", ground: "roofs", colours: ["#FFC532", "#E4A71E"] },
	debate: { prop: "podium", field: "#E3E8FF", accent: "#2C46E2", ground: "arch", colours: ["#2C46E2"] },
	stories: { prop: "quill", field: "#F0E4FA", accent: "#7A3DB8", ground: "hills", colours: ["#C7A6EE", "#9558D6"] },
	science: { prop: "dropper", field: "#DDF3E6", accent: "#177A47", ground: "sun", colours: ["#8FD9B0", "#2FA868"] },
} as const satisfies Record<string, Domain>;

const domains = ["robotics", "art", "chess", "debate", "stories", "science"] as const;
/** Which of them are weekly clubs. */
const clubs: readonly string[] = ["chess", "debate", "stories"];

export function Domains() {
	const t = useWords();
	return (
		<Section title={t("domains.title")} lead={t("domains.lead")}>
			<StickerGrid>
				{domains.map((name) => (
					<StickerTile
						key={name}
						{...looks[name]}
						title={t(`${name}.title`)}
						text={t(`${name}.text`)}
						{...(clubs.includes(name) ? { tag: t("club") } : {})}
					/>
				))}
			</StickerGrid>
			<Clubs />
		</Section>
	);
}

// Which of the six are part of what a parent already pays for.
function Clubs() {
	const t = useWords();
	return (
		<div className={classes.clubs}>
			<div>
				<h3>{t("clubs.title")}</h3>
				<p>{t("clubs.text")}</p>
			</div>
			<Link to="/after-school-learning" className={classes.more}>
				{t("clubs.link")}
				<IconArrowRight size={18} aria-hidden />
			</Link>
		</div>
	);
}
