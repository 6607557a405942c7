import { expect, test } from "vitest";
import { aGradebookItem, anAnswer } from "#support/gradebook-item.ts";
import { type Judged, thousandthsOf, totalOf } from "./averages.ts";
import { stateOf } from "./item-state.ts";

const now = Date.parse("2026-03-01T08:00:00.000Z");
const judged = (item: ReturnType<typeof aGradebookItem>): Judged => ({ item, state: stateOf(item, now) });
const graded = (grade: number, max_points = 20, joined_at: string | null = null) =>
	judged(
		aGradebookItem(
			{ max_points },
			{ joined_at, submission: anAnswer({ grade, graded_at: "2026-02-03T08:00:00.000Z" }) },
		),
	);

test("an average is the points of what counts in percent of what could be had, exact with halves and quarters", () => {
	const total = totalOf([graded(17.5), graded(12.25), graded(8, 10)]);
	expect(total).toEqual({ points: 37.75, max: 50 });
	expect(thousandthsOf(total)).toBe(755);
	expect(thousandthsOf({ points: 3 * 0.25, max: 1 })).toBe(750);
	expect(thousandthsOf({ points: 0, max: 20 })).toBe(0);
	expect(thousandthsOf({ points: 20, max: 20 })).toBe(1000);
});

test("half of a thousandth is rounded up, whatever the sum", () => {
	expect(thousandthsOf({ points: 0.5, max: 1000 })).toBe(1);
	expect(thousandthsOf({ points: 0.25, max: 1000 })).toBe(0);
	expect(thousandthsOf({ points: 12.5, max: 1000 })).toBe(13);
	expect(thousandthsOf({ points: 100.5, max: 1000 })).toBe(101);
});

test("what waits, is missing, open, or was given before the student joined does not count", () => {
	const before = { due_at: "2026-02-01T21:59:00.000Z" };
	const optional = judged(
		aGradebookItem(before, {
			joined_at: "2026-02-20T08:00:00.000Z",
			submission: anAnswer({ grade: 2, graded_at: "2026-02-21T08:00:00.000Z" }),
		}),
	);
	expect(optional.state).toMatchObject({ kind: "graded", counts: false, word: null });
	const others = [
		judged(aGradebookItem()),
		judged(aGradebookItem(before)),
		judged(aGradebookItem({}, { submission: anAnswer() })),
		optional,
	];
	expect(totalOf(others)).toEqual({ points: 0, max: 0 });
	expect(thousandthsOf(totalOf(others))).toBeNull();
	expect(totalOf([...others, graded(0)])).toEqual({ points: 0, max: 20 });
});
