import type { PropName } from "#ui/FreehandIcon.tsx";
import { Section } from "#ui/Section.tsx";
import { StickerGrid, StickerTile } from "#ui/StickerTile.tsx";
import { useWords } from "./words.ts";

const domains = [
	{ name: "robotics", prop: "chip", field: "#BFE3FF", accent: "#2C46E2", club: false },
	{ name: "art", prop: "brushes", field: "#FFE5DD", accent: "#CF3A1E", club: false },
	{ name: "chess", prop: "chess", field: "#FFE59D", accent: "#CF3A1E", club: true },
	{ name: "debate", prop: "podium", field: "#C5CFFF", accent: "#2C46E2", club: true },
	{ name: "stories", prop: "quill", field: "#DBC5F5", accent: "#7A3DB8", club: true },
	{ name: "science", prop: "dropper", field: "#B7E6CB", accent: "#177A47", club: false },
] as const satisfies { name: string; prop: PropName; field: string; accent: string; club: boolean }[];

export function Domains() {
	const t = useWords();
	return (
		<Section title={t("domains.title")} lead={t("domains.lead")}>
			<StickerGrid>
				{domains.map(({ name, club, ...look }) => (
					<StickerTile
						key={name}
						{...look}
						title={t(`${name}.title`)}
						text={t(`${name}.text`)}
						{...(club ? { tag: t("club") } : {})}
					/>
				))}
			</StickerGrid>
		</Section>
	);
}
