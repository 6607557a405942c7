// The three sheets as a family would hold them. Examples: the child and the words are made up.
import { IconCheck } from "@tabler/icons-react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import classes from "./ReportCards.module.css";
import { useWords } from "./words.ts";

export function DailyReport() {
	const t = useWords();
	return (
		<>
			<ReportHead name={t("day.title")} whose={t("day.whose")} />
			<ul className={classes.done}>
				{([1, 2, 3] as const).map((line) => (
					<li key={line}>
						<IconCheck size={18} aria-hidden />
						{t(`day.done${line}`)}
					</li>
				))}
			</ul>
			<p className={classes.note}>{t("day.note")}</p>
		</>
	);
}

export function WeeklySnapshot() {
	const t = useWords();
	const initials = t("week.days").split(" ");
	return (
		<>
			<ReportHead name={t("week.title")} whose={t("week.whose")} />
			<div className={classes.week}>
				<span />
				{weekdays.map((day, at) => (
					<b key={day}>{initials[at]}</b>
				))}
				{habits.map(({ name, hard }) => (
					<Habit key={name} name={t(`week.${name}`)} hard={hard} />
				))}
			</div>
			<p className={classes.note}>{t("week.note")}</p>
		</>
	);
}

type Weekday = (typeof weekdays)[number];
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

/** On which days it was still an effort. */
const habits: { name: "homework" | "reading" | "focus"; hard: Weekday[] }[] = [
	{ name: "homework", hard: [] },
	{ name: "reading", hard: ["wednesday"] },
	{ name: "focus", hard: ["monday", "friday"] },
];

const Habit = ({ name, hard }: { name: string; hard: Weekday[] }) => (
	<>
		<span>{name}</span>
		{weekdays.map((day) => (
			<i key={day} data-ease={!hard.includes(day) || undefined} />
		))}
	</>
);

export function ShowcaseCard() {
	const t = useWords();
	return (
		<>
			<ReportHead name={t("month.title")} whose={t("month.whose")} />
			<div className={classes.shown}>
				<FreehandIcon name="masks" size={52} />
				<FreehandIcon name="chess" size={52} accent="#cf3a1e" />
				<FreehandIcon name="flag" size={52} accent="#7a3db8" />
			</div>
			<p className={classes.invitation}>{t("month.invitation")}</p>
			<p className={classes.shows}>{t("month.shows")}</p>
		</>
	);
}

const ReportHead = ({ name, whose }: { name: string; whose: string }) => (
	<p className={classes.head}>
		<strong>{name}</strong>
		{whose}
	</p>
);
