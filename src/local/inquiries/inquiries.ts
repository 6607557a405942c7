// Inquiries on this phone: kept while they are typed, put on their way in one strict transaction, listed to whoever wrote
// them. Once tried, one can no longer be taken back: the centre may have it.

import { liveQuery } from "dexie";
import { browserPlatform } from "#local/platform.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import {
	type InquiryDraft,
	type InquiryFields,
	type InquiryForm,
	type Lead,
	type UnsentInquiry,
	type VisitorDatabase,
	visitorDatabase,
} from "./database.ts";
import { expectNoMore, noteInquiries } from "./lost.ts";
import { draftKey } from "./wake.ts";

/** Which form, and who writes in it: see `inquiryAuthor`. */
export type InquiryPlace = { form: InquiryForm; author: string };

export type NewInquiry = InquiryPlace & { fields: InquiryFields; began_at: number; body: Lead };

const day = 86_400_000;

/** Keeps what is being typed; nothing typed removes the draft. @throws {NotSaved} */
export async function saveInquiryDraft(
	place: InquiryPlace,
	{ fields, began_at }: Pick<InquiryDraft, "fields" | "began_at">,
): Promise<void> {
	const db = visitorDatabase();
	const key = draftKey(place);
	const typed = Object.values(fields).some((text) => text !== "");
	await durably(db, async () => {
		if (typed) await db.drafts.put({ key, fields, began_at, saved_at: browserPlatform.now(), problems: {} });
		else await db.drafts.delete(key);
	});
}

/** Puts an inquiry on its way; the same id a second time is the same press. @throws {NotSaved} and nothing has changed */
export async function keepInquiry({ form, author, fields, began_at, body }: NewInquiry): Promise<void> {
	const db = visitorDatabase();
	const { id } = body;
	await durably(db, async () => {
		if ((await db.outbox.get(id)) ?? (await db.receipts.get(id))) return;
		await db.outbox.add({
			id,
			v: 1,
			form,
			author,
			letter: { fields, began_at, body },
			created: browserPlatform.now(),
			state: "queued",
			attempts: 0,
			next_attempt: 0,
			problems: {},
			sent_at: null,
			notified: "nothing",
		});
		await db.drafts.delete(draftKey({ form, author }));
	});
	await noteInquiries();
}

/** Removes what nobody tried to send yet. @returns what puts it back; null when the centre may have it */
export async function discardInquiry(id: string): Promise<(() => Promise<void>) | null> {
	const db = visitorDatabase();
	expectNoMore(id);
	const gone = await durably(db, async () => {
		const inquiry = await db.outbox.get(id);
		if (!inquiry || (inquiry.attempts > 0 && inquiry.state !== "failed")) return null;
		await db.outbox.delete(id);
		return inquiry;
	});
	await noteInquiries();
	if (!gone) return null;
	return async () => {
		await durably(db, () => db.outbox.put(gone));
		await noteInquiries();
	};
}

/** Brings a refused inquiry back as words being typed, once its writer was told and if nothing else is being typed. */
export async function takeBack(id: string): Promise<void> {
	const db = visitorDatabase();
	expectNoMore(id);
	await durably(db, async () => {
		const inquiry = await db.outbox.get(id);
		if (inquiry?.state !== "failed" || inquiry.notified !== "end") return;
		const key = draftKey(inquiry);
		if (await db.drafts.get(key)) return;
		const { fields, began_at } = inquiry.letter;
		await db.drafts.put({ key, fields, began_at, saved_at: browserPlatform.now(), problems: inquiry.problems });
		await db.outbox.delete(id);
	});
	await noteInquiries();
}

/** What this phone keeps of one form for its writer; `sentAt` is when the last one arrived, within a day. */
export type Kept = { draft: InquiryDraft | null; unsent: UnsentInquiry[]; sentAt: number | null };

async function lookUp(db: VisitorDatabase, place: InquiryPlace): Promise<Kept> {
	const mine = (row: InquiryPlace) => row.form === place.form && row.author === place.author;
	const draft = (await db.drafts.get(draftKey(place))) ?? null;
	const outbox = (await db.outbox.toArray()).filter(mine);
	const receipts = (await db.receipts.toArray()).filter(mine);
	const unsent = outbox.filter((inquiry) => inquiry.state !== "sent").sort((a, b) => a.created - b.created);
	const sent = Math.max(0, ...[...outbox, ...receipts].map(({ sent_at }) => sent_at ?? 0));
	return { draft, unsent, sentAt: browserPlatform.now() - sent < day ? sent : null };
}

/** Calls back with it now and whenever it changes. @returns what ends it */
export function watchKept(place: InquiryPlace, tell: (kept: Kept) => void): () => void {
	const subscription = liveQuery(
		async () => await lasting(visitorDatabase(), async (db) => await lookUp(db, place)),
	).subscribe(tell, (error: unknown) => console.error("inquiries", error));
	return () => subscription.unsubscribe();
}
