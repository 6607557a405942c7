import { expect, test } from "vitest";
import { timingOf, timingToBe, withoutAnswer, wordOf } from "./timing.ts";

const due = "2026-11-19T21:59:00.000Z";
const before = "2026-11-19T20:00:00.000Z";
const after = "2026-11-20T06:00:00.000Z";
const times = (submitted_at: string, received_at: string, clock_unsure = false) => ({
	submitted_at,
	received_at,
	clock_unsure,
});

test("what arrived before the due date is on time, whatever the phone's clock said", () => {
	expect(timingOf(times(before, before), due)).toBe("on-time");
	expect(timingOf(times(after, before, true), due)).toBe("on-time");
});

test("pressed in time and arrived after the power came back is on time, sent later", () => {
	expect(timingOf(times(before, after), due)).toBe("sent-later");
});

test("pressed after the due date is late", () => {
	expect(timingOf(times(after, after), due)).toBe("late");
});

test("a clock that cannot be trusted is never silently late", () => {
	expect(timingOf(times(after, after, true), due)).toBe("clock-unsure");
	expect(timingOf(times(before, after, true), due)).toBe("clock-unsure");
});

test("the last minute of the day is in time", () => {
	expect(timingOf(times("2026-11-19T21:59:40.000Z", after), due)).toBe("sent-later");
	expect(timingOf(times("2026-11-19T22:00:00.000Z", after), due)).toBe("late");
});

test("without a due date nothing is late", () => {
	expect(timingOf(times(after, after), null)).toBe("no-due-date");
});

test("an answer that waits on the phone is judged as if it arrived now, by the time it was written", () => {
	const [earlier, later] = [Date.parse(before), Date.parse(after)];
	const answer = (submitted_at: string, clock_unsure = false) => ({ submitted_at, clock_unsure });
	expect(timingToBe(answer(before), due, earlier)).toBe("on-time");
	expect(timingToBe(answer(before), due, later)).toBe("sent-later");
	expect(timingToBe(answer(after), due, later)).toBe("late");
	expect(timingToBe(answer(after, true), due, later)).toBe("clock-unsure");
});

test("without an answer it is not yet there until the last minute is over, then missing", () => {
	expect(withoutAnswer(due, Date.parse("2026-11-19T21:59:59.000Z"))).toBe("not-yet");
	expect(withoutAnswer(due, Date.parse("2026-11-19T22:00:00.000Z"))).toBe("missing");
	expect(withoutAnswer(null, Date.parse(after))).toBe("not-yet");
});

test("only what is not as usual is worth a word", () => {
	expect((["on-time", "no-due-date", "not-yet"] as const).map(wordOf)).toEqual([null, null, null]);
	expect((["sent-later", "late", "clock-unsure", "missing"] as const).map(wordOf)).toEqual([
		"sent-later",
		"late",
		"clock-unsure",
		"missing",
	]);
});
