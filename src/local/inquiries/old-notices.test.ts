// @vitest-environment happy-dom
// What the writer of an inquiry was not told by an older build of the app is told after the update.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { aKeptInquiry, clearInquiries, old, oldDatabase, oldRow, oldRows } from "#support/inquiry-rows.ts";
import { newId } from "#sync/new-id.ts";
import { isWitnessed, lossOf, noteLoss, noteUnsent, type Witnessed } from "#sync/storage/witness.ts";
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

const noted = (id: string): Witnessed => ({ id, kind: "inquiry-join-us", title: "", at: 1, author: "" });
const lost = () => lossOf(guestDatabase().name).items;

test("what waited in a database that the browser deleted is told as lost, and what was lost before it", async () => {
	noteUnsent(old.name, "visitor", [noted("waited")]);
	noteLoss(old.name, { items: [noted("lost before")], sealed: null });
	await takeFromOldDatabase();
	const expected = ["lost before", "waited"].map((id) => ({ ...noted(id), kind: "sendInquiry" }));
	expect(lost()).toEqual(expected);
	expect(isWitnessed(old.name)).toBe(false);
	noteUnsent(old.name, "visitor", [noted("waited")]);
	await takeFromOldDatabase();
	expect(lost()).toEqual(expected);
});

test("what is there, has arrived, was moved before or was taken back at once is not told as lost", async () => {
	const strange = { ...oldRow, id: newId(), form: "of another build" };
	await oldDatabase([oldRow, strange], [{ key: ":portal", fields: { notes: "In the" }, began_at: 5, saved_at: 9 }]);
	await old.table("receipts").add({ id: "arrived", form: "join-us", author: "", sent_at: 2 });
	await aKeptInquiry("");
	const { outbox, drafts } = guestDatabase();
	const moved = (await outbox.toArray()).map(({ id }) => id);
	noteUnsent(old.name, "visitor", [oldRow.id, strange.id, "arrived", ...moved].map(noted));
	drafts.hook("creating", function () {
		this.onsuccess = () => void outbox.clear();
	});
	await takeFromOldDatabase();
	expect(await outbox.count()).toBe(0);
	expect(lost()).toEqual([]);
	expect(isWitnessed(old.name)).toBe(false);
});
