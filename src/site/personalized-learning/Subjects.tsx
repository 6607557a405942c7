import { Section } from "#ui/Section.tsx";
import { StickerGrid, StickerTile } from "#ui/StickerTile.tsx";
import { useWords } from "./words.ts";

export function Subjects() {
	const t = useWords();
	return (
		<Section title={t("subjects.title")}>
			<StickerGrid>
				<StickerTile prop="calculator" field="#BFE3FF" accent="#2C46E2" title={t("subject.math")} />
				<StickerTile prop="spark" field="#FFF1CC" accent="#CF3A1E" title={t("subject.physics")} />
				<StickerTile prop="dropper" field="#F0E4FA" accent="#7A3DB8" title={t("subject.chemistry")} />
				<StickerTile prop="seedling" field="#DDF3E6" accent="#177A47" title={t("subject.biology")} />
				<StickerTile prop="coins" field="#FFE5DD" accent="#CF3A1E" title={t("subject.economics")} />
				<StickerTile
					prop="translate"
					field="#E3E8FF"
					accent="#2C46E2"
					title={t("subject.languages")}
					text={t("subject.languages.text")}
				/>
			</StickerGrid>
		</Section>
	);
}
