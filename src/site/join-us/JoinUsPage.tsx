import { IconArrowRight, IconBrandWhatsapp } from "@tabler/icons-react";
import { centre, whatsappLink } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { centreData } from "#site/structured-data.ts";
import { Marker } from "#ui/art/Marker.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { PageLead } from "#ui/blocks/PageLead.tsx";
import { Section } from "#ui/blocks/Section.tsx";
import { Steps } from "#ui/blocks/Steps.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { useScrollToPart } from "#ui/layout/use-scroll-to-part.ts";
import { Connect } from "./Connect.tsx";
import { MeetingScene } from "./MeetingScene.tsx";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({
	title: say("head.title"),
	description: say("head.description", { hours: centre.answerHours }),
	picture: "join-us",
	data: [centreData()],
});

/** Where the button of the first screen leads; the page has two addresses, so the link names neither. */
const toForm = "#lets-connect";

export function JoinUsPage() {
	const t = useWords();
	useScrollToPart();
	const whatsapp = (
		<ActionLink
			href={whatsappLink(t("greeting"))}
			tone="outline"
			before={<IconBrandWhatsapp size={20} aria-hidden color="#177A47" />}
		>
			{t("whatsapp")}
		</ActionLink>
	);
	return (
		<>
			<PageLead
				title={
					<>
						{t("title")} <Marker>{t("marked")}</Marker>
					</>
				}
				lead={t("lead", { hours: centre.answerHours })}
				scene={<MeetingScene />}
			>
				<ActionLink href={toForm}>{t("book")}</ActionLink>
				{whatsapp}
			</PageLead>
			<Section title={t("steps.title")}>
				<Steps
					steps={[
						{ title: t("steps.reserve"), text: t("steps.reserveText", { hours: centre.answerHours }) },
						{ title: t("steps.plan"), text: t("steps.planText") },
						{ title: t("steps.begin"), text: t("steps.beginText") },
					]}
				/>
			</Section>
			<Connect id={toForm.slice(1)} />
			<NextStep title={t("next.title")} text={t("next.text")} person="tutor">
				<ActionLink to="/faq" behind={<IconArrowRight size={20} aria-hidden />}>
					{t("next.faq")}
				</ActionLink>
				{whatsapp}
			</NextStep>
		</>
	);
}
