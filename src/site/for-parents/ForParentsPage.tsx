import { IconBrandWhatsapp } from "@tabler/icons-react";
import { centre, whatsappLink } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { SiteScene } from "#site/scenes.tsx";
import { breadcrumbs } from "#site/structured-data.ts";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { Steps } from "#ui/blocks/Steps.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { Policies } from "./Policies.tsx";
import { Reports } from "./Reports.tsx";
import { Voices } from "./Voices.tsx";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description"),
	picture: "parents",
	data: [
		breadcrumbs([
			{ name: say("home"), path: "/" },
			{ name: say("title"), path: "/for-parents" },
		]),
	],
});

export function ForParentsPage() {
	const t = useWords();
	const steps = (["reserve", "plan", "begin"] as const).map((step) => ({
		title: t(`start.${step}`),
		text: t(`start.${step}.text`),
	}));
	return (
		<>
			<PageLead title={t("title")} lead={t("lead")} scene={<SiteScene of="tutor" first fill />}>
				<ActionLink to="/join-us">{t("book")}</ActionLink>
				<ActionLink
					tone="outline"
					href={whatsappLink(t("greeting"))}
					before={<IconBrandWhatsapp size={20} aria-hidden />}
				>
					{t("whatsapp")}
				</ActionLink>
			</PageLead>
			<Reports />
			<Section title={t("start.title")} lead={t("start.lead", { hours: centre.answerHours })}>
				<Steps steps={steps} />
			</Section>
			<Voices />
			<Policies />
			<NextStep title={t("next.title")} text={t("next.text")} person="girl-hijab">
				<ActionLink to="/join-us">{t("next.button")}</ActionLink>
				<ActionLink to="/faq" tone="outline">
					{t("next.questions")}
				</ActionLink>
			</NextStep>
		</>
	);
}
