import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { ProgramWay, wayTo } from "#site/ProgramWay.tsx";
import { SiteScene } from "#site/scenes.tsx";
import { breadcrumbs } from "#site/structured-data.ts";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { Domains } from "./Domains.tsx";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description"),
	picture: "activities",
	data: [breadcrumbs(way())],
});

const way = () => wayTo({ name: say("title"), path: "/activities" });

export function ActivitiesPage() {
	const t = useWords();
	const join = <ActionLink to="/join-us">{t("join")}</ActionLink>;
	return (
		<>
			<PageLead
				breadcrumb={<ProgramWay steps={way()} />}
				title={t("title")}
				lead={t("lead")}
				scene={<SiteScene of="labs" first fill />}
			>
				{join}
			</PageLead>
			<Domains />
			<NextStep title={t("next.title")} text={t("next.text", { hours: centre.answerHours })} person="kid-tee">
				{join}
			</NextStep>
		</>
	);
}
