// Entries of the outbox as the first builds stored them, brought into today's layout. Whole databases of such a build, with
// every field, are opened in builds/upgrade.test.ts.
import { expect, test } from "vitest";
import { inTodaysLayout, isOfFirstLayout } from "#sync/storage/entry-layouts.ts";

const words = { id: "a".repeat(15), kind: "submitAssignment", body: { text_body: "Three eighths" } };
const refusal = { reason: "already-submitted", status: 400, code: "already_submitted", message: "", at: 0 };

test("an entry of the first builds gets today's names for its fields, and keeps every word", () => {
	const first = { ...words, v: 1, told: "end", answer: refusal };
	expect(isOfFirstLayout(first)).toBe(true);
	expect(inTodaysLayout(first)).toEqual({ ...words, v: 2, notified: "end", orphaned: false, refusal });
});

test("one without these fields is one of which nothing was said yet", () => {
	const today = { ...words, v: 2, notified: "nothing", orphaned: false, refusal: null };
	expect(inTodaysLayout({ ...words, v: 1 })).toEqual(today);
});

test("an entry of today, one of a later build and what is no entry stay as they are", () => {
	for (const row of [{ ...words, v: 2, notified: "end" }, { ...words, v: 3, told: "nothing" }, words]) {
		expect(isOfFirstLayout(row)).toBe(false);
		expect(inTodaysLayout(row)).toBe(row);
	}
});
