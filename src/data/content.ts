// Whether the server has what an errand carries, and the words in it.
import { type Errand, mutationOf, nameOf, travelsAlone } from "./errands.ts";
import type { MirroredName, MirroredRow } from "./mirrored.ts";

type Row = MirroredRow[MirroredName];

/**
 * Whether a record of the server holds what this errand wrote. A route of its own answers with the row that is there, which
 * may have another id.
 */
export const holds = (errand: Errand, row: Row): boolean =>
	(travelsAlone(errand) || row.id === errand.record_id) && mutationOf(errand).holds(errand, row);

/**
 * Whether a row of that id remembers this write, by its name and whatever was done to its content since; a server put
 * back to an older state does not.
 */
export const remembers = (errand: Errand, row: Row): boolean =>
	(mutationOf(errand).names?.(row, nameOf(errand)) ?? true) || holds(errand, row);

/** What changes in an errand the moment the server confirmed it. The answer a grade was given for is of no more use. */
export const sentNow = (now: number, { about }: Errand) =>
	({
		state: "sent",
		sent_at: now,
		answer: null,
		homeless: false,
		about: { title: about.title, course: about.course, person: about.person },
	}) as const;

/** The words in it, for reading, copying and rescue. */
export const textOf = (errand: Errand): string => mutationOf(errand).text(errand.body);
