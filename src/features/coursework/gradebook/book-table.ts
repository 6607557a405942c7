// The gradebook as lines and columns: what the screen, the printout and the file for spreadsheets have in common.

import { isScheduled } from "#features/coursework/assignments/queries.ts";
import { countsOf, type Judged, judgedAt, type Total, thousandthsOf, totalOf } from "./averages.ts";
import type { Book, BookStudent } from "./queries.ts";

export type Column = {
	task: Book["assignments"][number];
	/** How many answers there are, and how many there could be: what is optional is asked of nobody. */
	in: number;
	all: number;
	/** In thousandths; null while nothing counts. */
	average: number | null;
};
export type Line = {
	student: BookStudent;
	/** One for each column. */
	cells: Judged[];
	total: Total;
	/** In thousandths, of all the student's work: what is not shown counts, too. Null while nothing counts. */
	average: number | null;
	counts: ReturnType<typeof countsOf>;
};
/** What students do not see yet has no column. */
export type BookTable = { columns: Column[]; lines: Line[]; average: number | null; archived: number };

/**
 * @param now the centre's clock, milliseconds
 * @param withArchived whether archived assignments have a column; what counts in averages is the same either way
 */
export function tableOf({ assignments, students }: Book, now: number, withArchived: boolean): BookTable {
	const judged = students.map((student) => ({ student, pieces: judgedAt(student.items, now) }));
	const isArchived = (task: Column["task"]) => task.status === "archived";
	const shown = assignments
		.map((task, at) => ({ task, at }))
		.filter(({ task }) => !isScheduled(task, now) && (withArchived || !isArchived(task)));
	return {
		columns: shown.map(({ task, at }) => ({ task, ...factsOf(judged.flatMap(({ pieces }) => pieces[at] ?? [])) })),
		lines: judged.map(({ student, pieces }) => ({
			student,
			cells: shown.flatMap(({ at }) => pieces[at] ?? []),
			...averageOf(pieces),
			counts: countsOf(pieces),
		})),
		average: averageOf(judged.flatMap(({ pieces }) => pieces)).average,
		archived: assignments.filter(isArchived).length,
	};
}

function averageOf(pieces: Judged[]) {
	const total = totalOf(pieces);
	return { total, average: thousandthsOf(total) };
}

/** Of one assignment, over the class. */
function factsOf(pieces: Judged[]) {
	const there = pieces.filter(({ item }) => item.submission !== null).length;
	const asked = pieces.filter(({ item, state }) => item.submission === null && isAsked(state)).length;
	return { in: there, all: there + asked, average: averageOf(pieces).average };
}

const isAsked = ({ kind }: Judged["state"]) => kind !== "optional";
