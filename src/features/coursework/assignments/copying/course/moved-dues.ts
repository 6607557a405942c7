// When the assignments of a copied course are due: all are moved by the same number of days, so that their distances stay.
import { daysAfter, nextDue } from "#features/coursework/assignments/copying/next-due.ts";
import { dueFields, momentOf } from "#features/coursework/assignments/form/due.ts";
import { isPast } from "#features/coursework/timing.ts";

/** `weeks`: by whole weeks, until the first is still to come. `day`: so that the first is due on that day. */
export type Moving = { how: "weeks" | "day" | "none"; day: string };

/** Null moves nothing: the copies have no due date. `problem` says what is wrong with the day. */
type Moved = { days: number | null; problem: "day.missing" | "day.past" | null };

const day = 86_400_000;
const between = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);

/**
 * @param dues of what is copied, those without a due date left out
 * @param now the centre's time, in milliseconds
 */
export function moved(dues: string[], { how, day }: Moving, now: number): Moved {
	const [first] = [...dues].sort();
	if (first === undefined || how === "none") return { days: null, problem: null };
	const from = dueFields(first);
	if (how === "weeks") return { days: between(from.day, nextDue(first, now).day), problem: null };
	if (day === "") return { days: null, problem: "day.missing" };
	const past = isPast(momentOf({ ...from, day }), now);
	return { days: between(from.day, day), problem: past ? "day.past" : null };
}

/** A due date so many days later, at the same time of the day. */
export function movedDue(due_at: string | null, days: number | null): string | null {
	if (due_at === null || days === null) return null;
	const from = dueFields(due_at);
	return momentOf({ ...from, day: daysAfter(from.day, days) });
}

const isSunday = (due_at: string): boolean => new Date(`${dueFields(due_at).day}T12:00:00Z`).getUTCDay() === 0;

/** The new due dates, earliest first, that are on a Sunday, when nobody works. Whose original was on one is meant to be. */
export const movedToSunday = (dues: string[], days: number | null): string[] =>
	dues
		.filter((due) => !isSunday(due))
		.flatMap((due) => movedDue(due, days) ?? [])
		.filter(isSunday)
		.sort();
