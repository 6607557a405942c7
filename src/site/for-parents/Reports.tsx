import type { ReactNode } from "react";
import { Section } from "#ui/blocks/Section.tsx";
import { DailyReport, ShowcaseCard, WeeklySnapshot } from "./ReportCards.tsx";
import classes from "./Reports.module.css";
import { useWords } from "./words.ts";

// What a family receives, each with an example of it: every day, every week, every month.
export function Reports() {
	const t = useWords();
	return (
		<Section title={t("reports.title")} lead={t("reports.lead")}>
			<ul className={classes.reports}>
				{(["day", "week", "month"] as const).map((every) => (
					<li key={every}>
						<div role="img" aria-label={t(`${every}.example`)} className={classes.columns} data-every={every}>
							<div className={classes.example}>{examples[every]}</div>
						</div>
						<h3>{t(`${every}.title`)}</h3>
						<p>{t(`${every}.text`)}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

const examples: Record<"day" | "week" | "month", ReactNode> = {
	day: <DailyReport />,
	week: <WeeklySnapshot />,
	month: <ShowcaseCard />,
};
