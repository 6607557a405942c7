import { centre, dollars } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
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
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { FactList } from "#ui/layout/FactList.tsx";
import { Benefits } from "./Benefits.tsx";
import { Clubs } from "./Clubs.tsx";
import { LearningModel } from "./LearningModel.tsx";
import { TwoHours } from "./TwoHours.tsx";
import { say, useWords } from "./words.ts";

const { afterSchool } = centre;

export const head = (): PageHead => ({
	title: say("head.title", afterSchool.grades),
	description: say("head.description", { ...afterSchool.grades, count: afterSchool.studentsPerGroup }),
	picture: "programs",
	data: [breadcrumbs(way())],
});

const way = () => wayTo(programsStep(), { name: sayProgram("afterSchool.name"), path: "/after-school-learning" });

export function AfterSchoolLearningPage() {
	const t = useWords();
	const program = useProgramWords();
	const book = <ActionLink to="/contact">{t("book")}</ActionLink>;
	return (
		<>
			<PageLead
				breadcrumb={<ProgramWay steps={way()} />}
				title={<Marked phrase={t("title.marked")}>{program("afterSchool.name")}</Marked>}
				lead={t("lead")}
				scene={<SiteScene of="after-school" first fill />}
			>
				{book}
			</PageLead>
			<Facts />
			<LearningModel />
			<Benefits />
			<TwoHours />
			<Clubs />
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="tutor">
				{book}
			</NextStep>
		</>
	);
}

function Facts() {
	const t = useWords();
	const spoken = useLanguage();
	const facts = useProgramFacts("afterSchool");
	return (
		<Section title={t("facts.title")}>
			<FactList
				facts={[
					...facts,
					{ prop: "chess", name: t("fact.clubs"), fact: t("clubs") },
					{
						prop: "coins",
						name: t("fact.tuition"),
						fact: t("tuition", { price: dollars(afterSchool.monthlyTuition, spoken) }),
					},
				]}
			/>
		</Section>
	);
}
