import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramWay, programsStep, wayTo } from "#site/ProgramWay.tsx";
import { sayProgram, useProgramWords } from "#site/program-words.ts";

import { breadcrumbs } from "#site/structured-data.ts";
import { Marked } from "#ui/art/Marked.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { CoverScene } from "./CoverScene.tsx";
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
