import { Button } from "@mantine/core";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { arriveAt } from "#features/coursework/arrival.ts";
import { FindBar } from "#features/coursework/finding/FindBar.tsx";
import { coursesOf, type Facts, found } from "#features/coursework/finding/finding.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import classes from "./GivenList.module.css";
import { GivenRow } from "./GivenRow.tsx";
import { type ListView, pageOfRows, useListView } from "./list-view.ts";
import type { GivenAssignment } from "./queries.ts";

type GivenListProps = {
	given: GivenAssignment[];
	/** Shown where there is nothing that is not archived. */
	nothing: ReactNode;
	onOpen: (id: string) => void;
};

/** More than a screen shows at once. */
const paintedFirst = 8;

// Every assignment of the teacher's courses: what was just created, then the latest due first, many of them with a search
// above and more below. Archived ones are shown when they are asked for.
export function GivenList({ given, nothing, onOpen }: GivenListProps) {
	const t = useWords();
	const { view, change } = useListView();
	const list = useRef<HTMLDivElement>(null);
	const now = useCentreNow();
	const { fresh, others, archived } = grouped(given, now, view.searched);
	const { shown, more } = found(others, factsOf, view);
	// The first rows are painted before the rest is drawn, which takes a slow phone a moment. On the way back from one of
	// them all are drawn at once: its row has the focus again.
	const all = useDeferredValue(true, view.opened !== "");
	const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("button[data-id]") ?? [])];
	// After an assignment is closed, its row has the focus again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back
	useEffect(() => {
		arriveAt(rows().find(({ dataset }) => dataset.id === view.opened));
	}, []);
	// The pressed button moves down the page: the focus goes to the first new row.
	const grow = () => {
		const before = new Set(rows());
		flushSync(() => change({ limit: view.limit + pageOfRows }));
		rows()
			.find((row) => !before.has(row))
			?.focus();
	};
	const ask = (part: Partial<Pick<ListView, "words" | "course">>) => {
		const { words, course } = { ...view, ...part };
		const searched = words || course ? given.map(({ assignment }) => assignment.id) : [];
		change({ words, course, searched, limit: pageOfRows });
	};
	const open = (id: string) => {
		change({ opened: id });
		onOpen(id);
	};
	const drawn = (some: GivenAssignment[], heading: "h3" | "h4" = "h3") => (
		<ul className={classes.list}>
			{some.map((row) => (
				<GivenRow key={row.assignment.id} row={row} now={now} heading={heading} onOpen={open} />
			))}
		</ul>
	);
	return (
		<div ref={list} className={classes.groups}>
			<section>
				<h2 className={classes.title}>{t("teacher.list")}</h2>
				{fresh.length > 0 ? (
					<section className={classes.fresh}>
						<h3>{t("list.justCreated", { count: fresh.length })}</h3>
						{drawn(fresh, "h4")}
					</section>
				) : null}
				<Find others={others} fresh={fresh} view={view} shown={shown.length} onChange={ask} />
				{others.length > 0 ? drawn(all ? shown : shown.slice(0, paintedFirst)) : fresh.length > 0 ? null : nothing}
				{more > 0 ? (
					<Button className={classes.more ?? ""} variant="default" fullWidth onClick={grow}>
						{t("pending.more")}
					</Button>
				) : null}
			</section>
			{archived.length > 0 ? <Archived count={archived.length}>{drawn(archived)}</Archived> : null}
		</div>
	);
}

function Archived({ count, children }: { count: number; children: ReactNode }) {
	const t = useWords();
	const [open, setOpen] = useState(false);
	return (
		<section>
			<Button variant="subtle" size="compact-md" aria-expanded={open} onClick={() => setOpen(!open)}>
				{t(open ? "list.hideArchived" : "list.showArchived", { count })}
			</Button>
			{open ? (
				<>
					<h2 className={classes.title}>{t("list.archived")}</h2>
					{children}
				</>
			) : null}
		</section>
	);
}

const justNow = 10 * 60_000;

/** One that was just created, or that the server does not have, stands apart, unless it is searched for. */
function grouped(given: GivenAssignment[], now: number, searched: string[]) {
	const isArchived = ({ assignment }: GivenAssignment) => assignment.status === "archived";
	const isFresh = (one: GivenAssignment) =>
		!isArchived(one) &&
		!searched.includes(one.assignment.id) &&
		(one.assignment.entry?.kind === "createAssignment" || now - Date.parse(one.assignment.written_at) < justNow);
	return {
		fresh: given.filter(isFresh),
		others: given.filter((one) => !isFresh(one) && !isArchived(one)),
		archived: given.filter(isArchived),
	};
}

const factsOf = ({ assignment, course }: GivenAssignment): Facts => ({
	course,
	words: [assignment.title, course.title, course.code],
	stays: false,
});

const few = 12;

type FindProps = {
	others: GivenAssignment[];
	/** These stand above until they are searched for. */
	fresh: GivenAssignment[];
	view: ListView;
	shown: number;
	onChange: (part: Partial<Pick<ListView, "words" | "course">>) => void;
};

function Find({ others, fresh, view, shown, onChange }: FindProps) {
	const t = useWords();
	const courses = coursesOf([...fresh, ...others], factsOf);
	const asked = view.words !== "" || view.course !== "";
	const hasLittle = others.length === 0 || (others.length <= few && courses.length <= 1);
	if (hasLittle && !asked) return null;
	return (
		<FindBar
			words={view.words}
			onSearch={(words) => onChange({ words })}
			choices={[
				{
					label: t("page.show"),
					all: t("pending.allCourses"),
					value: view.course,
					from: courses,
					onChoose: (course) => onChange({ course }),
				},
			]}
			shown={shown}
			total={others.length}
			onShowAll={() => onChange({ words: "", course: "" })}
		/>
	);
}
