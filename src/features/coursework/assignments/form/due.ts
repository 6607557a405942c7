// A due date as the two fields of a form and as the moment that is stored. The clock is always the centre's: a teacher
// who sets work from abroad sets it for Zahlé.
import { centre } from "#centre.ts";
import { clock, isEndOfDay } from "#ui/dates.ts";

/** `day` as a date field gives it (2026-11-19), `time` as a time field does (16:30); "" for none. */
export type DueFields = { day: string; time: string };

export const endOfDay = "23:59";
export const startOfDay = "00:00";

const wallClock = new Intl.DateTimeFormat("sv-SE", {
	timeZone: centre.timeZone,
	dateStyle: "short",
	timeStyle: "medium",
});

/** How far the centre's clock is ahead of UTC at that moment, in milliseconds. */
const offsetAt = (ms: number): number => {
	const whole = Math.floor(ms / 1000) * 1000;
	return Date.parse(`${wallClock.format(whole).replace(" ", "T")}Z`) - whole;
};

/** The moment the fields name; without a time the day's last minute. Null when no day is given. */
export function momentOf({ day, time }: DueFields): string | null {
	if (day === "") return null;
	const wall = Date.parse(`${day}T${time || endOfDay}:00Z`);
	// Twice, because the first guess may lie on the other side of a change to summer time.
	return new Date(wall - offsetAt(wall - offsetAt(wall))).toISOString();
}

/** From when students see it, as two fields. */
export type OpeningFields = { openDay: string; openTime: string };

/** The moment they name; without a time the day's first minute. Null when no day is given. */
export const openingOf = ({ openDay, openTime }: OpeningFields): string | null =>
	momentOf({ day: openDay, time: openTime || startOfDay });

/** The fields that name this moment. */
export function openingFields(opens_at: string | null): OpeningFields {
	if (opens_at === null) return { openDay: "", openTime: "" };
	const [openDay = "", time = ""] = wallClock.format(new Date(opens_at)).split(" ");
	const openTime = time.slice(0, 5);
	return { openDay, openTime: openTime === startOfDay ? "" : openTime };
}

/** The fields that name this moment. */
export function dueFields(due_at: string | null): DueFields {
	if (due_at === null) return { day: "", time: "" };
	const [day = ""] = wallClock.format(new Date(due_at)).split(" ");
	return { day, time: isEndOfDay(due_at) ? "" : clock(due_at, "fr") };
}
