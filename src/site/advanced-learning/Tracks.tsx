import { IconArrowRight } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import { type SceneName, SiteScene } from "#site/scenes.tsx";
import { ScenePart } from "#ui/art/ScenePart.tsx";
import { PartTabs } from "#ui/blocks/PartTabs.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { useScrollToPart } from "#ui/layout/use-scroll-to-part.ts";
import { useWords } from "./words.ts";

const { weeks, sessionsPerWeek, satGrades } = centre.advanced;

const tracks = ["ai", "sat", "languages"] as const;
type Track = (typeof tracks)[number];
const pages = {
	ai: { scene: "future", page: "raisin" },
	sat: { scene: "sat", page: "tuile" },
	languages: { scene: "languages", page: "soleil" },
} as const satisfies Record<Track, { scene: SceneName; page: string }>;

// Three pages of one notebook, with the tabs always in reach: readers of one find the other two.
export function Tracks() {
	const t = useWords();
	useScrollToPart();
	return (
		<div>
			<PartTabs
				look="notebook"
				label={t("tracks")}
				parts={tracks.map((id) => ({ id, name: t(`${id}.name`), short: t(`${id}.short`) }))}
			/>
			{tracks.map((track) => (
				<TrackCard key={track} track={track} />
			))}
		</div>
	);
}

function TrackCard({ track }: { track: Track }) {
	const t = useWords();
	const { scene, page } = pages[track];
	const text = track === "sat" ? t("sat.text", { weeks }) : t(`${track}.text`);
	const who = t(`${track}.who`, track === "sat" ? satGrades : centre.grades);
	return (
		<ScenePart id={track} page={page} title={t(`${track}.name`)} text={text} scene={<SiteScene of={scene} fill />}>
			<FactList
				facts={[
					{ prop: "notebook", name: t("fact.who"), fact: who },
					{ prop: "books", name: t("fact.inside"), fact: t(`${track}.inside`) },
					{ prop: "calendar", name: t("fact.when"), fact: t("when", { weeks, ...sessionsPerWeek }) },
					{ prop: "desk", name: t("fact.group"), fact: t("group") },
				]}
			/>
			<div>
				<ActionLink to="/join-us" tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
					{t(`${track}.join`)}
				</ActionLink>
			</div>
		</ScenePart>
	);
}
