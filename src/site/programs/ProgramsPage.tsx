import { IconArrowRight } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramCard } from "#site/ProgramCard.tsx";
import { SiteScene } from "#site/scenes.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import classes from "./ProgramsPage.module.css";
import { usePrograms } from "./program-list.ts";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description", { ...centre.grades, weeks: centre.advanced.weeks }),
	picture: "programs",
});

export function ProgramsPage() {
	const t = useWords();
	const programs = usePrograms();
	return (
		<>
			<PageLead title={t("title")} lead={t("lead")} scene={<SiteScene of="languages" first fill />} />
			<Section title={t("cards")}>
				<div className={classes.cards}>
					{programs.map((program) => (
						<ProgramCard key={program.to} {...program} />
					))}
				</div>
			</Section>
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="tutor">
				<ActionLink to="/contact">{t("next.button")}</ActionLink>
				<ActionLink to="/learning-programs" tone="outline" behind={<IconArrowRight size={20} aria-hidden />}>
					{t("next.compare")}
				</ActionLink>
			</NextStep>
		</>
	);
}
