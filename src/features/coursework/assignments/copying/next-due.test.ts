import { expect, test } from "vitest";
import { momentOf } from "#features/coursework/assignments/form/due.ts";
import { nextDue } from "./next-due.ts";

/** Noon of that day in Zahlé, or another time. */
const at = (day: string, time = "12:00") => Date.parse(momentOf({ day, time }) ?? "");

test.each([
	["without a due date", null, { day: "", time: "" }],
	["still to come", { day: "2026-11-27", time: "" }, { day: "2026-11-27", time: "" }],
	["of yesterday", { day: "2026-11-25", time: "16:30" }, { day: "2026-12-02", time: "16:30" }],
	["of this morning", { day: "2026-11-26", time: "08:00" }, { day: "2026-12-03", time: "08:00" }],
	["of this evening", { day: "2026-11-26", time: "" }, { day: "2026-11-26", time: "" }],
	["of last year, before the summer time", { day: "2025-10-23", time: "" }, { day: "2026-11-26", time: "" }],
	["of last spring, in the summer time", { day: "2026-04-02", time: "12:30" }, { day: "2026-11-26", time: "12:30" }],
])("a copy of an assignment %s", (_, due, expected) => {
	expect(nextDue(due && momentOf(due), at("2026-11-26"))).toEqual(expected);
});

test("a copy is never due in the past, and on the same weekday", () => {
	for (let hours = 0; hours < 24 * 400; hours += 11) {
		const due = { day: "2026-03-25", time: "09:15" };
		const now = at("2026-03-26") + hours * 3_600_000;
		const next = nextDue(momentOf(due), now);
		const moment = Date.parse(momentOf(next) ?? "");
		expect(moment).toBeGreaterThan(now - 60_000);
		expect(moment - now).toBeLessThan(8 * 86_400_000);
		expect(new Date(`${next.day}T12:00:00Z`).getUTCDay()).toBe(3);
	}
});
