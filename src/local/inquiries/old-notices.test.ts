// @vitest-environment happy-dom
// What the writer of an inquiry was not told by an older build of the app is told after the update.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { clearInquiries, oldDatabase, oldRow, oldRows } from "#support/inquiry-rows.ts";
import { newId } from "#sync/new-id.ts";
import { guestDatabase, isInquiry } from "./database.ts";
import { takeFromOldDatabase } from "./old-database.ts";

afterEach(clearInquiries);

test("a notice that is due stays due, also by the name that the first of those builds gave it", async () => {
	const { notified: _, ...unnoted } = oldRow;
	const refused = { state: "failed", problems: { phone: "phone_too_short" } };
	const sent = { state: "sent", letter: null, sent_at: 2 };
	const rows = [
		{ ...oldRow, ...refused, notified: "nothing" },
		{ ...oldRow, ...refused, notified: "end" },
		{ ...oldRow, ...sent, notified: "saved" },
		{ ...unnoted, ...refused, told: "saved" },
		{ ...unnoted, ...refused, told: "end" },
		{ ...unnoted, ...sent, told: "nothing" },
	].map((row) => ({ ...row, id: newId() }));
	await oldDatabase(rows);
	await takeFromOldDatabase();
	const moved = await Promise.all(rows.map(({ id }) => guestDatabase().outbox.get({ id })));
	expect(moved.every(isInquiry)).toBe(true);
	expect(moved.map((entry) => [entry?.state, entry?.notified, entry?.sent_at])).toEqual([
		["failed", "nothing", null],
		["failed", "end", null],
		["sent", "saved", 2],
		["failed", "saved", null],
		["failed", "end", null],
		["sent", "nothing", 2],
	]);
	expect(await oldRows()).toEqual([[], []]);
});
