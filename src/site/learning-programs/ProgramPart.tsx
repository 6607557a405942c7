import { IconArrowRight } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import { type Program, useProgramFacts } from "#site/program-facts.ts";
import { useProgramWords } from "#site/program-words.ts";
import { type SceneName, SiteScene } from "#site/scenes.tsx";
import { ScenePart } from "#ui/art/ScenePart.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { useWords } from "./words.ts";

const programs = {
	afterSchool: { id: "after-school", scene: "after-school", page: "/after-school-learning" },
	personalized: { id: "personalized-learning", scene: "tutor", page: "/personalized-learning" },
	advanced: { id: "advanced-learning", scene: "future", page: "/advanced-learning" },
} as const satisfies Record<Program, { id: string; scene: SceneName; page: string }>;

type ProgramPartProps = {
	of: Program;
	/** Its scene may be seen before anybody scrolls. */
	first?: boolean;
};

export function ProgramPart({ of, first = false }: ProgramPartProps) {
	const t = useWords();
	const program = useProgramWords();
	const facts = useProgramFacts(of);
	const { id, scene, page } = programs[of];
	const text = of === "advanced" ? t("advanced.text", courseLength()) : t(`${of}.text`);
	return (
		<ScenePart id={id} title={program(`${of}.name`)} text={text} scene={<SiteScene of={scene} first={first} fill />}>
			<FactList facts={facts} />
			<div>
				<ActionLink to={page} tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
					{t(`${of}.more`)}
				</ActionLink>
			</div>
		</ScenePart>
	);
}

const courseLength = () => ({ weeks: centre.advanced.weeks, ...centre.advanced.sessionsPerWeek });
