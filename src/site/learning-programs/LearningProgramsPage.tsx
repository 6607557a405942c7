import { IconArrowRight } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramWay, programsStep, wayTo } from "#site/ProgramWay.tsx";
import { useProgramWords } from "#site/program-words.ts";
import { SiteScene } from "#site/scenes.tsx";
import { breadcrumbs } from "#site/structured-data.ts";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { PartTabs } from "#ui/blocks/PartTabs.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { useScrollToPart } from "#ui/layout/use-scroll-to-part.ts";
import { ProgramPart } from "./ProgramPart.tsx";
import { programList } from "./program-list.ts";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title", centre.grades),
	description: say("head.description", { ...centre.afterSchool.grades, weeks: centre.advanced.weeks }),
	picture: "programs",
	data: [breadcrumbs(way()), programList()],
});

const way = () => wayTo(programsStep());

export function LearningProgramsPage() {
	const t = useWords();
	const program = useProgramWords();
	useScrollToPart();
	return (
		<>
			<PageLead
				breadcrumb={<ProgramWay steps={way()} />}
				title={t("title")}
				lead={t("lead", { weeks: centre.advanced.weeks })}
				scene={<SiteScene of="clubs" first fill />}
			/>
			<div>
				<PartTabs
					label={t("parts")}
					parts={[
						{ id: "after-school", name: program("afterSchool.name"), short: program("afterSchool.short") },
						{ id: "personalized-learning", name: program("personalized.name"), short: program("personalized.short") },
						{ id: "advanced-learning", name: program("advanced.name"), short: program("advanced.short") },
					]}
				/>
				<ProgramPart of="afterSchool" first />
				<ProgramPart of="personalized" />
				<ProgramPart of="advanced" />
			</div>
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="tutor">
				<ActionLink to="/contact">{t("next.button")}</ActionLink>
				<ActionLink to="/programs" tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
					{t("next.overview")}
				</ActionLink>
			</NextStep>
		</>
	);
}
