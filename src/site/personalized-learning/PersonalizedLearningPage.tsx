import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramWay, programsStep, wayTo } from "#site/ProgramWay.tsx";
import { useProgramFacts } from "#site/program-facts.ts";
import { sayProgram, useProgramWords } from "#site/program-words.ts";
import { SiteScene } from "#site/scenes.tsx";
import { breadcrumbs } from "#site/structured-data.ts";
import { Marked } from "#ui/art/Marked.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { Steps } from "#ui/blocks/Steps.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { Options } from "./Options.tsx";
import { Subjects } from "./Subjects.tsx";
import { say, useWords } from "./words.ts";

const { grades } = centre.personalized;

export const head = (): PageHead => ({
	title: say("head.title", grades),
	description: say("head.description", { ...grades, count: centre.studentsPerTutor }),
	picture: "programs",
	data: [breadcrumbs(way())],
});

const way = () => wayTo(programsStep(), { name: sayProgram("personalized.name"), path: "/personalized-learning" });

export function PersonalizedLearningPage() {
	const t = useWords();
	const program = useProgramWords();
	const facts = useProgramFacts("personalized");
	const reserve = <ActionLink to="/contact">{t("reserve")}</ActionLink>;
	return (
		<>
			<PageLead
				breadcrumb={<ProgramWay steps={way()} />}
				title={<Marked phrase={t("title.marked")}>{program("personalized.name")}</Marked>}
				lead={t("lead", grades)}
				scene={<SiteScene of="tutor" first fill />}
			>
				{reserve}
			</PageLead>
			<Section title={t("facts.title")}>
				<FactList facts={facts} />
			</Section>
			<Options />
			<Subjects />
			<Beginning />
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="tutor-m">
				{reserve}
			</NextStep>
		</>
	);
}

function Beginning() {
	const t = useWords();
	return (
		<Section title={t("steps.title")}>
			<Steps
				steps={[
					{ title: t("step.ask"), text: t("step.ask.text", { hours: centre.answerHours }) },
					{ title: t("step.plan"), text: t("step.plan.text") },
					{ title: t("step.begin"), text: t("step.begin.text") },
				]}
			/>
		</Section>
	);
}
