import type { CSSProperties } from "react";
import { centre, clockTimes } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./LearningModel.module.css";
import { useWords } from "./words.ts";

const { session, hours } = centre.afterSchool;
const parts = ["entry", "warmUp", "homework", "reflection"] as const;
const whole = parts.reduce((sum, part) => sum + session[part], 0);

export function LearningModel() {
	const t = useWords();
	const spoken = useLanguage();
	const afternoon = clockTimes(hours, spoken);
	return (
		<Section title={t("model.title")} lead={t("model.lead", { minutes: whole, ...afternoon })}>
			<RulerBar
				parts={parts.map((part) => ({
					title: t(`model.${part}`),
					text: t(`model.${part}.text`),
					minutes: session[part],
					length: t("minutes", { count: session[part] }),
				}))}
			/>
		</Section>
	);
}

type RulerPart = { title: string; text: string; minutes: number; length: string };

// A span of time as a ruler: every part as long as it lasts, a tick for every minute. On a phone the ruler stands.
function RulerBar({ parts }: { parts: RulerPart[] }) {
	return (
		<ol className={classes.ruler}>
			{parts.map(({ title, text, minutes, length }) => {
				const style: CSSProperties & { "--minutes": number } = { "--minutes": minutes };
				return (
					<li key={title} className={classes.part} style={style}>
						<span className={classes.bar}>{length}</span>
						<div className={classes.words}>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				);
			})}
		</ol>
	);
}
