import { expect, test } from "vitest";
import { dueFields, momentOf } from "./due.ts";

test("a day without a time is due at 23:59 in Zahlé, in winter and in summer", () => {
	expect(momentOf({ day: "2026-11-19", time: "" })).toBe("2026-11-19T21:59:00.000Z");
	expect(momentOf({ day: "2026-07-01", time: "" })).toBe("2026-07-01T20:59:00.000Z");
});

test("a time is Zahlé's, whatever the clock of the phone", () => {
	expect(momentOf({ day: "2026-11-19", time: "16:30" })).toBe("2026-11-19T14:30:00.000Z");
	expect(momentOf({ day: "2026-01-01", time: "00:15" })).toBe("2025-12-31T22:15:00.000Z");
});

test("no day is no due date", () => {
	expect(momentOf({ day: "", time: "" })).toBeNull();
	expect(dueFields(null)).toEqual({ day: "", time: "" });
});

test("on the days the clocks change the due minute is the last one of its name", () => {
	// Sunday, March 29, 2026: midnight is skipped, 00:30 never comes; Saturday, October 24: the hour before it comes twice.
	expect(momentOf({ day: "2026-03-29", time: "00:30" })).toBe("2026-03-28T22:30:00.000Z");
	expect(momentOf({ day: "2026-03-29", time: "01:30" })).toBe("2026-03-28T22:30:00.000Z");
	expect(momentOf({ day: "2026-10-24", time: "" })).toBe("2026-10-24T21:59:00.000Z");
});

test.each([
	"2026-11-19T21:59:00.000Z",
	"2026-07-01T11:05:00.000Z",
	"2026-12-31T22:00:00.000Z",
	"2026-03-28T22:30:00.000Z",
])("%s comes back from its fields", (moment) => {
	expect(momentOf(dueFields(moment))).toBe(moment);
});

test("the fields say the centre's day and clock, and no time for a whole day", () => {
	expect(dueFields("2026-11-19T21:59:00.000Z")).toEqual({ day: "2026-11-19", time: "" });
	expect(dueFields("2026-12-31T22:00:00.000Z")).toEqual({ day: "2027-01-01", time: "00:00" });
});
