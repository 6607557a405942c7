// @vitest-environment happy-dom
// What an older build of the app kept of inquiries is there for its writer after the update.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { clearInquiries, old, oldDatabase, oldRow, oldRows } from "#support/inquiry-rows.ts";
import { newId } from "#sync/new-id.ts";
import { guestDatabase } from "./database.ts";
import { draftKey, draftText } from "./draft.ts";
import { watchKept } from "./inquiries.ts";
import { areInquiriesLoaded, loadForWhatIsKept } from "./load.ts";
import { takeFromOldDatabase } from "./old-database.ts";

const draft = { key: "anna:portal", fields: { notes: "In the" }, began_at: 5, saved_at: 9, problems: {} };

afterEach(clearInquiries);

const kept = (form: "join-us" | "portal", author: string) =>
	new Promise<Parameters<Parameters<typeof watchKept>[1]>[0]>((done) => {
		const end = watchKept({ form, author }, (found) => {
			done(found);
			queueMicrotask(() => end());
		});
	});

test("what waits, was refused or is being typed is found and moved under the same ids", async () => {
	const refused = {
		...oldRow,
		id: newId(),
		created: 2,
		state: "failed",
		attempts: 2,
		problems: { phone: "phone_too_short" },
		notified: "end",
	};
	await oldDatabase([{ ...oldRow, state: "sending" }, refused], [draft]);
	await loadForWhatIsKept();
	expect(areInquiriesLoaded()).toBe(true);
	await takeFromOldDatabase();
	const { unsent } = await kept("join-us", "");
	expect(unsent).toMatchObject([
		{ id: oldRow.id, state: "queued", attempts: 1, body: oldRow.letter.body, notified: "saved" },
		{ state: "failed", attempts: 2, refusal: { fields: { phone: "phone_too_short" } }, notified: "end" },
	]);
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "In the" }, began_at: 5, saved_at: 9 });
	expect(await oldRows()).toEqual([[], []]);
	await takeFromOldDatabase();
	expect(await guestDatabase().outbox.count()).toBe(2);
});

test("a row that is not understood stays, and keeps none of the others back", async () => {
	const strange = { ...oldRow, id: newId(), form: "of another build" };
	await oldDatabase([strange, oldRow], [{ key: "anna:strange", fields: { notes: "In the" } }, draft]);
	await takeFromOldDatabase();
	expect(await oldRows()).toEqual([[strange], [{ key: "anna:strange", fields: { notes: "In the" } }]]);
	expect(await guestDatabase().outbox.toArray()).toMatchObject([{ id: oldRow.id }]);
});

test("a draft whose place is taken waits until it is free", async () => {
	await oldDatabase([], [draft]);
	const newer = { fields: { notes: "On Monday" }, began_at: 20, problems: {} };
	const key = draftKey({ form: "portal", author: "anna" });
	await guestDatabase().drafts.put({ key, text: draftText(newer), saved_at: 30 });
	await takeFromOldDatabase();
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "On Monday" } });
	expect(await oldRows()).toEqual([[], [draft]]);
	await guestDatabase().drafts.clear();
	await takeFromOldDatabase();
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "In the" } });
	expect(await oldRows()).toEqual([[], []]);
});

test("a row that a tab of the older build changes meanwhile stays with its change", async () => {
	await oldDatabase([], [draft]);
	const longer = { ...draft, fields: { notes: "In the morning" }, saved_at: 10 };
	guestDatabase().drafts.hook("creating", function () {
		this.onsuccess = () => void old.table("drafts").put(longer);
	});
	await takeFromOldDatabase();
	expect(await oldRows()).toEqual([[], [longer]]);
});
