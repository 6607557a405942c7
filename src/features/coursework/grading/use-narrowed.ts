// How a teacher filters the queue: by assignment, and a long one by course and by name, too. Computed again
// only when the queue or the filter changes, so that typing feedback stays fast.
import { useMemo, useState } from "react";
import { coursesOf, type Facts, found } from "#features/coursework/finding/finding.ts";
import type { GradingItem } from "./queries.ts";

const few = 12;
const nothing = { words: "", course: "", task: "" };
type Filter = typeof nothing;

/**
 * @param kept an answer that stays whatever is asked for: words are being typed for it
 */
export function useNarrowed(items: GradingItem[], kept: string) {
	const [filter, setFilter] = useState(nothing);
	// What a teacher looks for answers by does not go from under their hands as the queue gets shorter.
	const [many, setMany] = useState(false);
	if (!many && items.length > few) setMany(true);
	const narrowed = useMemo(() => {
		const ask = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));
		return {
			...narrow(items, filter),
			many,
			total: items.length,
			words: filter.words,
			search: (words: string) => ask({ words }),
			chooseCourse: (course: string) => ask({ course }),
			chooseTask: (task: string) => ask({ task }),
			showAll: () => setFilter(nothing),
			/** Takes away what would hide this answer, and no more. */
			show: (item: GradingItem) => setFilter((before) => (hides(before, item) ? nothing : before)),
		};
	}, [items, filter, many]);
	const outside = kept !== "" && !narrowed.matching.some(({ submission }) => submission.id === kept) ? kept : "";
	const shown = useMemo(() => {
		if (outside === "") return narrowed.matching;
		const matching = new Set(narrowed.matching);
		return items.filter((item) => matching.has(item) || item.submission.id === outside);
	}, [items, narrowed, outside]);
	return { narrowed, items: shown };
}

const factsOf = ({ course, student, assignment }: GradingItem): Facts => ({
	course,
	words: [student, assignment.title],
	stays: false,
});

function narrow(items: GradingItem[], filter: Filter) {
	const courses = coursesOf(items, factsOf);
	// The chosen course or assignment may have left the queue with its last answer.
	const course = courses.some(({ id }) => id === filter.course) ? filter.course : "";
	const tasks = tasksOf(items.filter((item) => course === "" || item.course.id === course));
	const task = tasks.some(({ id }) => id === filter.task) ? filter.task : "";
	const { shown } = found(items, factsOf, { words: filter.words, course, limit: Number.POSITIVE_INFINITY });
	return { courses, tasks, course, task, matching: shown.filter((item) => task === "" || item.assignment.id === task) };
}

function hides(filter: Filter, item: GradingItem): boolean {
	const { shown } = found([item], factsOf, { ...filter, limit: 1 });
	return shown.length === 0 || (filter.task !== "" && filter.task !== item.assignment.id);
}

function tasksOf(items: GradingItem[]) {
	const tasks = new Map(items.map(({ assignment, course }) => [assignment.id, `${assignment.title} · ${course.code}`]));
	return [...tasks].map(([id, title]) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
}
