// @vitest-environment happy-dom
// What an older build of the app kept of inquiries is there for its writer after the update.
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { afterEach, expect, test } from "vitest";
import { newId } from "#sync/new-id.ts";
import { guestDatabase } from "./database.ts";
import { draftKey, draftText } from "./draft.ts";
import { watchKept } from "./inquiries.ts";
import { areInquiriesLoaded, loadForWhatIsKept } from "./load.ts";
import { takeFromOldDatabase } from "./old-database.ts";

const message = "Nour needs help with fractions.";
const lead = {
	id: newId(),
	parent_name: "Rima Haddad",
	email: "rima@example.com",
	phone: "+961 70 123 456",
	student_name: "",
	grade: "Grade 4",
	program_type: message,
	message: "",
	full_message: message,
	subjects: [],
	language: "en",
	written_at: "2026-02-02T08:00:00.000Z",
	website: "",
	took_ms: 45_000,
};
const common = { v: 1, form: "join-us", author: "", created: 1, next_attempt: 0, notified: "saved", sent_at: null };
const letter = { fields: { message }, began_at: 0, body: lead };
const draft = { key: "anna:portal", fields: { notes: "In the" }, began_at: 5, saved_at: 9, problems: {} };

const queued = { ...common, id: lead.id, state: "queued", attempts: 1, letter, problems: {} };

const old = new Dexie("lead-visitor");
old.version(1).stores({ drafts: "key", outbox: "id", receipts: "id" });

/** As the build before the guests' outbox wrote it. */
async function oldDatabase(rows: object[], drafts: object[]): Promise<void> {
	await old.open();
	await old.table("outbox").bulkAdd(rows);
	await old.table("drafts").bulkAdd(drafts);
}
const left = async () => [await old.table("outbox").toArray(), await old.table("drafts").toArray()];

afterEach(async () => {
	old.close();
	await Dexie.delete("lead-visitor");
	await guestDatabase().outbox.clear();
	await guestDatabase().drafts.clear();
});

const kept = (form: "join-us" | "portal", author: string) =>
	new Promise<Parameters<Parameters<typeof watchKept>[1]>[0]>((done) => {
		const end = watchKept({ form, author }, (found) => {
			done(found);
			queueMicrotask(() => end());
		});
	});

test("what waits, was refused or is being typed is found and moved under the same ids", async () => {
	const refused = { ...lead, id: newId() };
	await oldDatabase(
		[
			{ ...queued, state: "sending" },
			{
				...common,
				created: 2,
				id: refused.id,
				state: "failed",
				attempts: 2,
				letter: { ...letter, body: refused },
				problems: { phone: "phone_too_short" },
			},
			{ ...common, id: newId(), state: "sent", attempts: 1, letter: null, problems: {}, sent_at: 2 },
		],
		[draft],
	);
	await loadForWhatIsKept();
	expect(areInquiriesLoaded()).toBe(true);
	await takeFromOldDatabase();
	const { unsent } = await kept("join-us", "");
	expect(unsent).toMatchObject([
		{ id: lead.id, state: "queued", attempts: 1, body: lead, notified: "saved" },
		{ state: "failed", attempts: 2, refusal: { fields: { phone: "phone_too_short" } }, notified: "end" },
	]);
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "In the" }, began_at: 5, saved_at: 9 });
	expect(await left()).toEqual([[], []]);
	await takeFromOldDatabase();
	expect(await guestDatabase().outbox.count()).toBe(2);
});

test("a row that is not understood stays, and keeps none of the others back", async () => {
	const strange = { ...queued, id: newId(), form: "of another build" };
	await oldDatabase([strange, queued], [{ key: "anna:strange", fields: { notes: "In the" } }, draft]);
	await takeFromOldDatabase();
	expect(await left()).toEqual([[strange], [{ key: "anna:strange", fields: { notes: "In the" } }]]);
	expect(await guestDatabase().outbox.toArray()).toMatchObject([{ id: lead.id }]);
});

test("a draft whose place is taken waits until it is free", async () => {
	await oldDatabase([], [draft]);
	const newer = { fields: { notes: "On Monday" }, began_at: 20, problems: {} };
	const key = draftKey({ form: "portal", author: "anna" });
	await guestDatabase().drafts.put({ key, text: draftText(newer), saved_at: 30 });
	await takeFromOldDatabase();
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "On Monday" } });
	expect(await left()).toEqual([[], [draft]]);
	await guestDatabase().drafts.clear();
	await takeFromOldDatabase();
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "In the" } });
	expect(await left()).toEqual([[], []]);
});

test("a row that a tab of the older build changes meanwhile stays with its change", async () => {
	await oldDatabase([], [draft]);
	const longer = { ...draft, fields: { notes: "In the morning" }, saved_at: 10 };
	guestDatabase().drafts.hook("creating", function () {
		this.onsuccess = () => void old.table("drafts").put(longer);
	});
	await takeFromOldDatabase();
	expect(await left()).toEqual([[], [longer]]);
});
