import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
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

type GivenListProps = { given: GivenAssignment[]; onOpen: (id: string) => void };

// Every assignment of the teacher's courses, the latest due first; many of them with a search above and more below.
export function GivenList({ given, onOpen }: GivenListProps) {
	const t = useWords();
	const { view, change } = useListView();
	const list = useRef<HTMLUListElement>(null);
	const now = useCentreNow();
	const { shown, more } = found(given, (row) => factsOf(row, now), view);
	const rows = () => [...(list.current?.querySelectorAll("button") ?? [])];
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
	const open = (id: string) => {
		change({ opened: id });
		onOpen(id);
	};
	return (
		<>
			<Find given={given} view={view} shown={shown.length} now={now} onChange={change} />
			<ul className={classes.list} ref={list}>
				{shown.map((row) => (
					<GivenRow key={row.assignment.id} row={row} now={now} onOpen={open} />
				))}
			</ul>
			{more > 0 ? (
				<Button className={classes.more ?? ""} variant="default" fullWidth onClick={grow}>
					{t("pending.more")}
				</Button>
			) : null}
		</>
	);
}

const justNow = 10 * 60_000;

// An assignment that was just created, or that the server does not have, is shown whatever the filter is.
const factsOf = ({ assignment, course }: GivenAssignment, now: number): Facts => ({
	course,
	words: [assignment.title, course.title, course.code],
	stays: assignment.entry !== null || now - Date.parse(assignment.written_at) < justNow,
});

const few = 12;

type FindProps = {
	given: GivenAssignment[];
	view: ListView;
	shown: number;
	now: number;
	onChange: (part: Partial<ListView>) => void;
};

function Find({ given, view, shown, now, onChange }: FindProps) {
	const t = useWords();
	const courses = coursesOf(given, (row) => factsOf(row, now));
	const ask = (part: Partial<ListView>) => onChange({ ...part, limit: pageOfRows });
	const asked = view.words !== "" || view.course !== "";
	if (given.length <= few && courses.length <= 1 && !asked) return null;
	return (
		<FindBar
			words={view.words}
			onSearch={(words) => ask({ words })}
			choices={[
				{
					label: t("page.show"),
					all: t("pending.allCourses"),
					value: view.course,
					from: courses,
					onChoose: (course) => ask({ course }),
				},
			]}
			shown={shown}
			total={given.length}
			onShowAll={() => ask({ words: "", course: "" })}
		/>
	);
}
