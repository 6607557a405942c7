import type { CSSProperties } from "react";
import { centre, clockTimes } from "#centre.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Section } from "#ui/blocks/Section.tsx";
import classes from "./TwoHours.module.css";
import { useWords } from "./words.ts";

type Span = { opens: string; closes: string };

// Both hours, each with what it means: the sessions lie within the time the centre is open.
export function TwoHours() {
	const t = useWords();
	return (
		<Section title={t("hours.title")} aside={<span className={classes.days}>{t("hours.days")}</span>}>
			<dl className={classes.day}>
				<Row span={centre.hours} name={t("hours.open")} meaning={t("hours.open.text")} />
				<Row span={centre.afterSchool.hours} name={t("hours.sessions")} meaning={t("hours.sessions.text")} />
			</dl>
		</Section>
	);
}

function Row({ span, name, meaning }: { span: Span; name: string; meaning: string }) {
	const t = useWords();
	const spoken = useLanguage();
	const whole = lengthOf(centre.hours);
	const place: CSSProperties = {
		marginLeft: `${(100 * (minutes(span.opens) - minutes(centre.hours.opens))) / whole}%`,
		width: `${(100 * lengthOf(span)) / whole}%`,
	};
	return (
		<div className={classes.row}>
			<dt>{name}</dt>
			<dd className={classes.hours}>{t("hours.span", clockTimes(span, spoken))}</dd>
			<dd className={classes.track} aria-hidden="true">
				<span style={place} />
			</dd>
			<dd className={classes.meaning}>{meaning}</dd>
		</div>
	);
}

function minutes(hour: string): number {
	const [hours = 0, rest = 0] = hour.split(":").map(Number);
	return hours * 60 + rest;
}

const lengthOf = ({ opens, closes }: Span): number => minutes(closes) - minutes(opens);
