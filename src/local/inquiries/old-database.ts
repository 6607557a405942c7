// What builds before the guests' outbox kept of inquiries, in a database of its own layout. It is moved when a page begins
// to look after inquiries; under the same ids, so that what such a build sent meanwhile is known to the server.
import { Dexie } from "dexie";
import * as z from "zod/mini";
import { takeEach } from "#sync/storage/draft-journal.ts";
import { durably } from "#sync/storage/durable.ts";
import { revive } from "#sync/storage/page-memory.ts";
import { forgetWitness } from "#sync/storage/witness.ts";
import { guestDatabase, isInquiry } from "./database.ts";
import { draftKey, draftText, formName, oldGuests as name } from "./draft.ts";

const texts = z.record(z.string(), z.string());

const oldDraft = z.object({
	/** Author and form. */
	key: z.string(),
	fields: texts,
	began_at: z.number(),
	saved_at: z.number(),
	problems: z.catch(texts, {}),
});

const oldInquiry = z.object({
	id: z.string(),
	form: formName,
	author: z.string(),
	created: z.number(),
	state: z.enum(["queued", "sending", "failed"]),
	attempts: z.number(),
	letter: z.object({ body: z.unknown() }),
	problems: z.catch(texts, {}),
});

/** Moves what is in it. @throws {NotSaved} and it stays where it is */
export async function takeFromOldDatabase(): Promise<void> {
	await takeEach(name, async (words) => {
		await durably(guestDatabase(), () => putDraft(words));
		return true;
	});
	if (!(await Dexie.exists(name))) return;
	const old = new Dexie(name);
	await old.open();
	const [inquiries, drafts] = [await old.table("outbox").toArray(), await old.table("drafts").toArray()];
	await durably(guestDatabase(), async () => {
		await revive(guestDatabase());
		const read = inquiries.flatMap((row) => oldInquiry.safeParse(row).data ?? []);
		for (const inquiry of read.sort((a, b) => a.created - b.created)) await putInquiry(inquiry);
		for (const row of drafts) await putDraft(row);
	});
	old.close();
	await Dexie.delete(name);
	forgetWitness(name);
}

async function putInquiry(inquiry: z.infer<typeof oldInquiry>): Promise<void> {
	const { id, form, author, created, attempts, problems, letter } = inquiry;
	const refused = inquiry.state === "failed";
	const entry: unknown = {
		seq: 0,
		id,
		v: 2,
		kind: "sendInquiry",
		record_id: id,
		needs: [],
		body: letter.body,
		about: { title: "", form },
		author,
		created,
		clock_offset: null,
		state: refused ? "failed" : "queued",
		attempts,
		next_attempt: 0,
		refusal: refused ? { reason: "refused", status: 400, code: "", message: "", fields: problems, at: created } : null,
		orphaned: false,
		sent_at: null,
		seen: false,
		notified: refused ? "end" : "saved",
	};
	const { outbox } = guestDatabase();
	if (!isInquiry(entry) || (await outbox.get({ id }))) return;
	const { seq: _, ...fresh } = entry;
	await outbox.add(fresh);
}

async function putDraft(row: unknown): Promise<void> {
	const { data } = oldDraft.safeParse(row);
	if (!data) return;
	const [author = "", place] = data.key.split(":");
	const form = formName.safeParse(place).data;
	if (!form) return;
	const key = draftKey({ form, author });
	const { drafts } = guestDatabase();
	if (!(await drafts.get(key))) await drafts.put({ key, text: draftText(data), saved_at: data.saved_at });
}
