import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramWay, programsStep, wayTo } from "#site/ProgramWay.tsx";
import { sayProgram, useProgramWords } from "#site/program-words.ts";
import { breadcrumbs } from "#site/structured-data.ts";
import { Marked } from "#ui/art/Marked.tsx";
import { Person } from "#ui/art/Person.tsx";
import { Figure, Scene, Stage } from "#ui/art/Scene.tsx";
import { Sticker } from "#ui/art/Sticker.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { Tracks } from "./Tracks.tsx";
import { say, useWords } from "./words.ts";

const { weeks, sessionsPerWeek, satGrades } = centre.advanced;

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description", { weeks, ...sessionsPerWeek, ...satGrades }),
	picture: "advanced",
	data: [breadcrumbs(way())],
});

const way = () => wayTo(programsStep(), { name: sayProgram("advanced.name"), path: "/advanced-learning" });

export function AdvancedLearningPage() {
	const t = useWords();
	const program = useProgramWords();
	const reserve = <ActionLink to="/contact">{t("reserve")}</ActionLink>;
	return (
		<>
			<PageLead
				breadcrumb={<ProgramWay steps={way()} />}
				title={<Marked phrase={t("title.marked")}>{program("advanced.name")}</Marked>}
				lead={t("lead")}
				scene={<CoverScene />}
			>
				{reserve}
			</PageLead>
			<Section title={t("facts.title")}>
				<FactList
					facts={[
						{ prop: "stopwatch", name: t("fact.length"), fact: t("length", { weeks }) },
						{ prop: "calendar", name: t("fact.rhythm"), fact: t("rhythm", sessionsPerWeek) },
						{ prop: "flag", name: t("fact.start"), fact: t("start") },
						{ prop: "desk", name: t("fact.seats"), fact: t("seats") },
					]}
				/>
			</Section>
			<Tracks />
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="tutor" tone="bleu">
				{reserve}
			</NextStep>
		</>
	);
}

// One sticker for each of the three courses.
function CoverScene() {
	return (
		<Scene field="#F0E4FA" ground="steps" colours={["#C7A6EE"]} whole>
			<Stage>
				<Figure left={3} width={47}>
					<Person name="girl-coder" fetch="first" />
				</Figure>
				<Figure left={48} width={50}>
					<Person name="teen-long" flip fetch="first" />
				</Figure>
			</Stage>
			<Sticker prop="chip" left={4} top={9} turn={-7} accent="#7A3DB8" />
			<Sticker prop="stopwatch" left={43} top={5} turn={5} accent="#CF3A1E" />
			<Sticker prop="translate" left={79} top={9} turn={-5} />
		</Scene>
	);
}
