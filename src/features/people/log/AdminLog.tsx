import { useState } from "react";
import { nameFor } from "#i18n/former-names.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { clock, longDate } from "#ui/dates.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { isolated } from "#ui/isolated.ts";
import { RowSelect } from "#ui/layout/RowSelect.tsx";
import { RemoteList } from "#ui/loading/RemoteList.tsx";
import { grouped } from "#ui/numbers.ts";
import classes from "./AdminLog.module.css";
import { type AdminLogList, kinds, type LogEntry, useLinesOf } from "./queries.ts";
import { english } from "./words.en.ts";
import { useWords } from "./words.ts";

// What admins did, when and to whom, day by day.
export function AdminLog({ log }: { log: AdminLogList }) {
	const t = useWords();
	const lang = useLanguage();
	const total = log.value?.total ?? 0;
	const isEmpty = log.value !== null && total === 0 && log.search === "" && log.show === "";
	return (
		<>
			<div className={classes.show} hidden={isEmpty}>
				<RowSelect
					aria-label={t("show")}
					value={log.show}
					disabled={log.state === "stopped"}
					onChoose={log.setShow}
					data={[
						{ value: "", label: t("show.all") },
						...kinds.map((kind) => ({ value: kind, label: t(`show.${kind}`) })),
					]}
				/>
			</div>
			<RemoteList
				list={log}
				narrowed={log.show !== ""}
				count={t("count", { count: total, number: grouped(total, lang) })}
				search={{
					label: t("search"),
					placeholder: t("placeholder"),
					noMatch: t("noMatch"),
					showAll: t("showAll"),
				}}
				empty={<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("empty")} next={t("empty.next")} />}
			>
				{(entries) => byDay(entries, lang).map(([day, all]) => <Day key={day} day={day} entries={all} log={log} />)}
			</RemoteList>
		</>
	);
}

/** The entries of each day in Zahlé, in the order in which they come. */
function byDay(entries: LogEntry[], lang: "en" | "fr"): [string, LogEntry[]][] {
	const days = new Map<string, LogEntry[]>();
	for (const entry of entries) {
		const day = longDate(entry.at, lang);
		days.set(day, [...(days.get(day) ?? []), entry]);
	}
	return [...days];
}

function Day({ day, entries, log }: { day: string; entries: LogEntry[]; log: AdminLogList }) {
	const lang = useLanguage();
	const sentence = useSentence();
	return (
		<section className={classes.card}>
			<h3 className={classes.day}>{day}</h3>
			<ul className={classes.entries}>
				{entries.map((entry) => (
					<li key={entry.first} className={classes.entry} data-row={entry.id} tabIndex={-1}>
						<time className={classes.time} dateTime={entry.at}>
							{clock(entry.at, lang)}
						</time>
						<div>
							{sentence(entry)}
							{entry.lines > 1 ? <Names entry={entry} log={log} /> : null}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

// To whom something was done that was done to many, asked for whenever it is unfolded: it may be the whole school.
function Names({ entry, log }: { entry: LogEntry; log: AdminLogList }) {
	const t = useWords();
	const lang = useLanguage();
	const [open, setOpen] = useState(false);
	const { value, state } = useLinesOf(entry, log.search, open && log.state !== "stopped");
	const names = value?.map(({ about }) => isolated(nameFor(lang, about) || t("nobody")));
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{t("names")}</summary>
			<p>{names?.join(", ") ?? t(state === "asking" ? "names.loading" : "names.failed")}</p>
		</details>
	);
}

const isEntry = (key: string): key is keyof typeof english & `log.${string}` => key in english;
const isMany = (key: string): key is keyof typeof english & `many.${string}` => key in english;
const isField = (key: string): key is keyof typeof english & `field.${string}` => key in english;

function useSentence(): (entry: LogEntry) => string {
	const t = useWords();
	const lang = useLanguage();
	const called = (name: string) => isolated(nameFor(lang, name) || t("nobody"));
	return ({ admin, what, about, detail, before, lines }) => {
		const names = { admin: called(admin), about: called(about), before: called(before) };
		const fields =
			what === "edited"
				? detail
						.split(" ")
						.map((name) => `field.${name}`)
						.filter(isField)
				: [];
		if (fields.length > 0) return t("editedFields", { ...names, fields: fields.map((field) => t(field)).join(", ") });
		const many = `many.${what}`;
		if (lines > 1 && isMany(many))
			return t(many, { admin: names.admin, detail: isolated(detail), number: grouped(lines, lang) });
		const key = [before ? `log.${what}.before` : `log.${what}`, `log.${what}.${detail}`].find(isEntry);
		return t(key ?? "log.other", { ...names, detail: isolated(detail) });
	};
}
