import { IconArrowRight } from "@tabler/icons-react";
import { centre } from "#centre.ts";
import type { PageHead } from "#site/head.ts";
import { Marker } from "#ui/art/Marker.tsx";
import { NextStep } from "#ui/blocks/NextStep.tsx";
import { ActionLink } from "#ui/forms/ActionLink.tsx";
import { Approach } from "./Approach.tsx";
import { OpenNotebook } from "./OpenNotebook.tsx";
import { Values } from "./Values.tsx";
import classes from "./WhyLeadPage.module.css";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function WhyLeadPage() {
	const t = useWords();
	return (
		<>
			<div className={`wrap ${classes.top}`}>
				<h1>
					{t("title")}
					<Marker>{t("title.marked")}</Marker>
				</h1>
				<p>{t("lead")}</p>
			</div>
			<OpenNotebook />
			<Values />
			<Approach />
			<NextStep title={t("next.title")} text={t("next.text", { weeks: centre.advanced.weeks })} person="kid-tee">
				<ActionLink to="/programs" behind={<IconArrowRight size={20} aria-hidden />}>
					{t("next.programs")}
				</ActionLink>
			</NextStep>
		</>
	);
}
