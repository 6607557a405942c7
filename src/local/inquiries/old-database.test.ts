// @vitest-environment happy-dom
// What an older build of the app kept of inquiries is there for its writer after the update.
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { newId } from "#sync/new-id.ts";
import { guestDatabase } from "./database.ts";
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

/** As the build before the guests' outbox wrote it. */
async function oldDatabase(): Promise<void> {
	const old = new Dexie("lead-visitor");
	old.version(1).stores({ drafts: "key", outbox: "id", receipts: "id" });
	const refused = { ...lead, id: newId() };
	await old.table("outbox").bulkAdd([
		{ ...common, id: lead.id, state: "sending", attempts: 1, letter, problems: {} },
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
	]);
	await old.table("drafts").add(draft);
	old.close();
}

const kept = (form: "join-us" | "portal", author: string) =>
	new Promise<Parameters<Parameters<typeof watchKept>[1]>[0]>((done) => {
		const end = watchKept({ form, author }, (found) => {
			done(found);
			queueMicrotask(() => end());
		});
	});

test("what waits, was refused or is being typed is found, moved under the same ids, and the old database goes", async () => {
	await oldDatabase();
	await loadForWhatIsKept();
	expect(areInquiriesLoaded()).toBe(true);
	await takeFromOldDatabase();
	const { unsent } = await kept("join-us", "");
	expect(unsent).toMatchObject([
		{ id: lead.id, state: "queued", attempts: 1, body: lead, notified: "saved" },
		{ state: "failed", attempts: 2, refusal: { fields: { phone: "phone_too_short" } }, notified: "end" },
	]);
	expect((await kept("portal", "anna")).draft).toMatchObject({ fields: { notes: "In the" }, began_at: 5, saved_at: 9 });
	expect(await Dexie.exists("lead-visitor")).toBe(false);
	await takeFromOldDatabase();
	expect(await guestDatabase().outbox.count()).toBe(2);
});
