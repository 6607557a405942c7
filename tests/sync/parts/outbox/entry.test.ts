// What the server brings back is compared with what was written.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { schema } from "#local/schema.ts";
import { about, stillPhone } from "#parts/still-phone.ts";
import { assignmentRow } from "#support/rows.ts";
import { echoes, isEntry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";

const words = { title: "Fractions", instructions: "", max_points: 20, due_at: "2026-11-18T12:05:00Z" };

/** Whether an assignment, written with these words, comes back in a row with those. */
async function comesBack(written: Partial<typeof words>, row: Partial<typeof words>): Promise<boolean> {
	const { db, platform } = stillPhone();
	const record_id = newId();
	const body = { ...words, ...written, replaces: "" };
	const entry = await save(db, platform, { kind: "editAssignment", record_id, body, about });
	return echoes(schema, entry, assignmentRow({ id: record_id, course_id: newId(), ...words, ...row }));
}

test("a date comes back when it is the same moment, however it is written", async () => {
	expect(await comesBack({}, { due_at: "2026-11-18T12:05:00.000Z" })).toBe(true);
	expect(await comesBack({}, { due_at: "2026-11-18T12:06:00.000Z" })).toBe(false);
});

test("words come back only letter by letter, also where they could be read as a date", async () => {
	expect(await comesBack({ title: "1" }, { title: "1" })).toBe(true);
	expect(await comesBack({ title: "1" }, { title: "01" })).toBe(false);
});

test("a number comes back only as itself", async () => {
	expect(await comesBack({ max_points: 20 }, { max_points: 20 })).toBe(true);
	expect(await comesBack({ max_points: 20 }, { max_points: 21 })).toBe(false);
});

test("what is no object is no entry", () => {
	expect(isEntry(schema, null)).toBe(false);
	expect(isEntry(schema, "submitAssignment")).toBe(false);
});
