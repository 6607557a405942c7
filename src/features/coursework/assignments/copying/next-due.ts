// When a copy of an assignment is due: as the original, or, once that is past, on the next of the same weekdays.
import { type DueFields, dueFields, momentOf } from "#features/coursework/assignments/form/due.ts";
import { isPast } from "#features/coursework/timing.ts";

const day = 86_400_000;

/** The day so many days after the one of a date field, as a date field holds it. */
export const daysAfter = (date: string, days: number): string =>
	new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10);

/** @param now the centre's time, in milliseconds */
export function nextDue(due_at: string | null, now: number): DueFields {
	const first = dueFields(due_at);
	if (due_at === null || !isPast(due_at, now)) return first;
	const weeks = Math.floor((now - Date.parse(due_at)) / (7 * day));
	const later = (more: number) => ({ ...first, day: daysAfter(first.day, (weeks + more) * 7) });
	// Summer time may have begun or ended in between, so that a week more or less is right.
	return [later(0), later(1)].find((due) => !isPast(momentOf(due), now)) ?? later(2);
}
