import { IconArrowRight } from "@tabler/icons-react";
import { Section } from "#ui/blocks/Section.tsx";
import { StickerGrid, StickerTile } from "#ui/blocks/StickerTile.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { useWords } from "./words.ts";

export function Clubs() {
	const t = useWords();
	return (
		<Section title={t("clubs.title")} lead={t("clubs.lead")}>
			<StickerGrid>
				<StickerTile
					prop="chess"
					field="#FFF1CC"
					ground="roofs"
					colours={["#FFC532", "#E4A71E"]}
					accent="#CF3A1E"
					title={t("club.chess")}
					text={t("club.chess.text")}
				/>
				<StickerTile
					prop="podium"
					field="#E3E8FF"
					ground="arch"
					colours={["#2C46E2"]}
					accent="#2C46E2"
					title={t("club.debate")}
					text={t("club.debate.text")}
				/>
				<StickerTile
					prop="quill"
					field="#F0E4FA"
					ground="hills"
					colours={["#C7A6EE", "#9558D6"]}
					accent="#7A3DB8"
					title={t("club.stories")}
					text={t("club.stories.text")}
				/>
			</StickerGrid>
			<p>
				<ActionLink to="/activities" tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
					{t("clubs.all")}
				</ActionLink>
			</p>
		</Section>
	);
}
