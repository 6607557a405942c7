import { expect, test } from "vitest";
import { momentOf } from "#features/coursework/assignments/form/due.ts";
import { type Moving, moved, movedDue, movedToSunday } from "./moved-dues.ts";

const at = (day: string, time = "") => String(momentOf({ day, time }));
const now = Date.parse(at("2026-11-26", "12:00"));

/** A Monday and the Friday of the week after, in the summer time of last spring. */
const spring = [at("2026-04-24", "18:00"), at("2026-04-13")];

const dues = (days: number | null) => spring.map((due) => movedDue(due, days));

test.each<[string, Moving, (string | null)[]]>([
	["by weeks", { how: "weeks", day: "" }, [at("2026-12-11", "18:00"), at("2026-11-30")]],
	["to a day", { how: "day", day: "2027-01-06" }, [at("2027-01-17", "18:00"), at("2027-01-06")]],
	["away", { how: "none", day: "" }, [null, null]],
])("the due dates of a course are moved %s, each as far as the others, at its time of the day", (_, how, expected) => {
	const { days, problem } = moved(spring, how, now);
	expect(problem).toBeNull();
	expect(dues(days)).toEqual(expected);
});

test("what is still to come stays where it is, and what has no due date gets none", () => {
	const later = at("2027-02-01");
	expect(movedDue(later, moved([later], { how: "weeks", day: "" }, now).days)).toBe(later);
	expect(moved([], { how: "day", day: "" }, now)).toEqual({ days: null, problem: null });
	expect(movedDue(null, 7)).toBeNull();
});

test("the day of the first is one that is still to come", () => {
	expect(moved(spring, { how: "day", day: "" }, now).problem).toBe("day.missing");
	expect(moved(spring, { how: "day", day: "2026-11-25" }, now).problem).toBe("day.past");
	expect(moved(spring, { how: "day", day: "2026-11-26" }, now).problem).toBeNull();
});

test("a due date that is moved to a Sunday is named, one that was on a Sunday is not", () => {
	const saturdays = [at("2026-04-25", "18:00"), at("2026-04-18")];
	const sunday = at("2026-04-19");
	expect(movedToSunday([...spring, ...saturdays, sunday], 7)).toEqual([]);
	expect(movedToSunday([...spring, ...saturdays, sunday], 8)).toEqual([at("2026-04-26"), at("2026-05-03", "18:00")]);
	expect(movedToSunday(spring, 9)).toEqual([at("2026-05-03", "18:00")]);
	expect(movedToSunday(spring, null)).toEqual([]);
});
