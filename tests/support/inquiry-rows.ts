// Inquiries stored on a phone: as the form stores them, and as builds did before the guests' outbox existed.
import { Dexie } from "dexie";
import { guestDatabase } from "#local/inquiries/database.ts";
import { keepInquiry } from "#local/inquiries/inquiries.ts";
import { newId } from "#sync/new-id.ts";

const message = "Nour needs help with fractions.";

const lead = {
	id: newId(),
	parent_name: "Rima Haddad",
	email: "rima@example.com",
	phone: "+96170123456",
	student_name: "",
	grade: "Grade 4",
	program_type: message,
	message: "",
	full_message: message,
	subjects: [],
	language: "en",
	website: "",
	took_ms: 45_000,
} satisfies Parameters<typeof keepInquiry>[0]["body"];

/** @param author the person signed in when it was submitted; "" for none */
export async function aKeptInquiry(author: string): Promise<void> {
	await keepInquiry({ form: "join-us", author, created: Date.now(), body: { ...lead, id: newId() } });
}

/** A waiting inquiry, as those builds stored it. */
export const oldRow = {
	id: lead.id,
	v: 1,
	form: "join-us",
	author: "",
	created: 1,
	state: "queued",
	attempts: 1,
	next_attempt: 0,
	letter: { fields: { message }, began_at: 0, body: { ...lead, written_at: "2026-02-02T08:00:00.000Z" } },
	problems: {},
	notified: "saved",
	sent_at: null,
};

/** The database of those builds. */
export const old = new Dexie("lead-visitor");
old.version(1).stores({ drafts: "key", outbox: "id", receipts: "id" });

/** Fills the database of those builds with these rows. */
export async function oldDatabase(rows: object[], drafts: object[] = []): Promise<void> {
	await old.open();
	await old.table("outbox").bulkAdd(rows);
	await old.table("drafts").bulkAdd(drafts);
}

/** The rows that are left in it. */
export const oldRows = async () => [await old.table("outbox").toArray(), await old.table("drafts").toArray()];

/** Deletes what either build stored. */
export async function clearInquiries(): Promise<void> {
	old.close();
	await Dexie.delete(old.name);
	localStorage.clear();
	await guestDatabase().outbox.clear();
	await guestDatabase().drafts.clear();
}
