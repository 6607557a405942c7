// What builds before the guests' outbox kept of inquiries, in a database of its own layout. It is moved when a page begins
// to look after inquiries, and before the service worker sends them; under the same ids, so that what such a build sent
// meanwhile is known to the server.
import { Dexie, type Table } from "dexie";
import * as z from "zod/mini";
import { takeEach } from "#sync/storage/draft-journal.ts";
import { durably } from "#sync/storage/durable.ts";
import { restoreDatabase } from "#sync/storage/page-memory.ts";
import { forgetWitness, isWitnessed, lossOf, noteLoss, witnessOf } from "#sync/storage/witness.ts";
import { guestDatabase, inquiryKind, isInquiry, type Lead } from "./database.ts";
import { draftKey, draftText, formName, guests, oldGuests as name } from "./draft.ts";

const texts = z.record(z.string(), z.string());

const oldDraft = z.object({
	/** Author and form. */
	key: z.string(),
	fields: texts,
	began_at: z.number(),
	saved_at: z.number(),
	problems: z.catch(texts, {}),
});

/** What the author had been notified of. Rows of the first builds call it `told`. */
const notified = z.optional(z.enum(["nothing", "saved", "end"]));

const common = {
	id: z.string(),
	form: formName,
	author: z.string(),
	created: z.number(),
	attempts: z.number(),
	notified,
	told: notified,
};
const oldInquiry = z.discriminatedUnion("state", [
	z.object({
		...common,
		state: z.enum(["queued", "sending", "failed"]),
		letter: z.object({ body: z.unknown() }),
		problems: z.catch(texts, {}),
	}),
	/** With the centre; it holds no words any more. */
	z.object({ ...common, state: z.literal("sent"), sent_at: z.number() }),
]);

/**
 * Moves what is in it. What cannot be moved, or not yet, stays there: a row that is not understood, a draft whose place is
 * taken, a row that a tab of such a build changes meanwhile.
 * @throws {NotSaved} and all of it stays where it is
 */
export async function takeFromOldDatabase(): Promise<void> {
	const db = guestDatabase();
	await takeEach(name, async (words) => await durably(db, () => putDraft(words)));
	const here = await idsIn(db.outbox);
	const there = (await Dexie.exists(name)) ? await takeRows() : [];
	passLossesOn([...here, ...there]);
}

/** @returns the ids of its inquiries before they were moved, of those that had arrived, too */
async function takeRows(): Promise<string[]> {
	const old = new Dexie(name);
	await old.open();
	try {
		const ids = [...(await idsIn(old.table("outbox"))), ...(await idsIn(old.table("receipts")))];
		await take(old.table("outbox"), "id", putInquiry);
		await take(old.table("drafts"), "key", putDraft);
		return ids;
	} finally {
		old.close();
	}
}

const idsIn = async (table: Table<object>): Promise<string[]> =>
	(await table.toArray()).map((row) => String(Reflect.get(row, "id")));

/**
 * Takes over what such a build noted as lost and unread, and what it noted as waiting and is gone.
 * @param kept ids from before the move: a moved inquiry may have been taken back by now
 */
function passLossesOn(kept: string[]): void {
	if (!isWitnessed(name)) return;
	const { items: known } = lossOf(guests);
	const gone = (witnessOf(name)?.items ?? []).filter(({ id }) => !kept.includes(id));
	const lost = [...lossOf(name).items, ...gone].filter(({ id }) => known.every((item) => item.id !== id));
	noteLoss(guests, { items: [...known, ...lost.map((item) => ({ ...item, kind: inquiryKind }))], sealed: null });
	forgetWitness(name);
}

/** @param put resolves to whether the row is in the guests' database, or needs no place there */
async function take(table: Table<object>, key: string, put: (row: object) => Promise<boolean>): Promise<void> {
	const rows = [...(await table.toArray())].sort(byTime);
	const taken = await durably(guestDatabase(), async () => {
		await restoreDatabase(guestDatabase());
		const done: object[] = [];
		for (const row of rows) if (await put(row)) done.push(row);
		return done;
	});
	await table.db.transaction("rw", table, async () => {
		for (const row of taken) {
			const there = await table.get(Reflect.get(row, key));
			if (JSON.stringify(there) === JSON.stringify(row)) await table.delete(Reflect.get(row, key));
		}
	});
}

const byTime = (a: object, b: object): number => Number(Reflect.get(a, "created")) - Number(Reflect.get(b, "created"));

async function putInquiry(row: object): Promise<boolean> {
	const { data } = oldInquiry.safeParse(row);
	if (!data) return false;
	const { id, form, author, created, attempts, state } = data;
	const refusal = { reason: "refused", status: 400, code: "", message: "", at: created };
	const entry: unknown = {
		seq: 0,
		id,
		v: 2,
		kind: inquiryKind,
		record_id: id,
		needs: [],
		body: state === "sent" ? withoutWords(id, created) : data.letter.body,
		about: { title: "", form },
		author,
		created,
		clock_offset: null,
		state: state === "sending" ? "queued" : state,
		attempts,
		next_attempt: 0,
		refusal: state === "failed" ? { ...refusal, fields: data.problems } : null,
		orphaned: false,
		sent_at: state === "sent" ? data.sent_at : null,
		seen: false,
		notified: data.notified ?? data.told ?? "saved",
	};
	const { outbox } = guestDatabase();
	if (!isInquiry(entry)) return false;
	if (await outbox.get({ id })) return true;
	const { seq: _, ...fresh } = entry;
	await outbox.add(fresh);
	return true;
}

const withoutWords = (id: string, created: number): Lead => ({
	id,
	parent_name: "",
	email: "",
	phone: "",
	student_name: "",
	grade: "",
	program_type: "",
	message: "",
	full_message: "",
	subjects: [],
	language: "en",
	written_at: new Date(created).toISOString(),
	website: "",
	took_ms: 0,
});

async function putDraft(row: object): Promise<boolean> {
	const { data } = oldDraft.safeParse(row);
	const [author = "", place] = data?.key.split(":") ?? [];
	const form = formName.safeParse(place).data;
	if (!data || !form) return false;
	const key = draftKey({ form, author });
	const text = draftText(data);
	const { drafts } = guestDatabase();
	const there = await drafts.get(key);
	if (there) return there.text === text;
	if (text !== "") await drafts.put({ key, text, saved_at: data.saved_at });
	return true;
}
