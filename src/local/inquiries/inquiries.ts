// Inquiries on this phone: drafts of them, their sending in one strict transaction, and the list of an author's own.
import { liveQuery } from "dexie";
import { browserPlatform } from "#local/platform.ts";
import type { SyncDatabase } from "#sync/database.ts";
import { discard, save } from "#sync/outbox.ts";
import { post } from "#sync/post.ts";
import { putDraft, saveDraft } from "#sync/storage/drafts.ts";
import { lasting } from "#sync/storage/durable.ts";
import { writing } from "#sync/storage/writing.ts";
import type { Verdict } from "#sync/verdict.ts";
import {
	guestDatabase,
	type Inquiry,
	inquiryKind,
	isInquiry,
	isUnsentInquiry,
	type Lead,
	type UnsentInquiry,
} from "./database.ts";
import { draftIn, draftKey, draftText, type InquiryDraft, type InquiryFields, type InquiryPlace } from "./draft.ts";

/** `created` is when it was pressed (phone's clock, milliseconds); the lead's time of writing is made from it. */
export type NewInquiry = InquiryPlace & { created: number; body: Omit<Lead, "written_at"> };

const day = 86_400_000;

/** Keeps what is being typed; nothing typed removes the draft. @throws {NotSaved} */
export const saveInquiryDraft = (
	place: InquiryPlace,
	{ fields, began_at }: Pick<InquiryDraft, "fields" | "began_at">,
): Promise<void> =>
	saveDraft(guestDatabase(), browserPlatform, draftKey(place), draftText({ fields, began_at, problems: {} }));

const entryOf = ({ form, body }: NewInquiry) => ({
	kind: inquiryKind,
	about: { title: "", form },
	body,
});

/** Puts an inquiry on its way; the same one a second time is the same press. @throws {NotSaved} and nothing has changed */
export async function keepInquiry(inquiry: NewInquiry): Promise<void> {
	const db = guestDatabase();
	const { author, created, body } = inquiry;
	const key = draftKey(inquiry);
	await writing(
		db,
		async () => {
			if (await db.outbox.get({ id: body.id })) return;
			await save(db, browserPlatform, entryOf(inquiry), { id: body.id, created, draftKey: key, author });
		},
		key,
	);
}

/** Sends an inquiry that the phone cannot keep: now, or not at all. */
export const postInquiry = (inquiry: NewInquiry): Promise<Verdict> =>
	post(guestDatabase().schema, browserPlatform, entryOf(inquiry), {
		id: inquiry.body.id,
		created: inquiry.created,
	});

/** Removes an unattempted inquiry. @returns a function that puts it back; null when the centre may have it */
export const discardInquiry = (id: string): ReturnType<typeof discard> => discard(guestDatabase(), id);

/**
 * Turns a refused inquiry back into a draft, once its author was told of the refusal and if the form is empty.
 * @param typed the contents of the form's fields
 */
export async function takeBack(id: string, typed: (inquiry: Inquiry) => InquiryFields): Promise<void> {
	const db = guestDatabase();
	await writing(db, async () => {
		const inquiry: unknown = await db.outbox.get({ id });
		if (!isInquiry(inquiry) || inquiry.state !== "failed" || inquiry.notified !== "end") return;
		const key = draftKey({ form: inquiry.about.form, author: inquiry.author });
		if (await db.drafts.get(key)) return;
		const began_at = inquiry.created - inquiry.body.took_ms;
		const { fields = {}, code = "" } = inquiry.refusal ?? {};
		const problems = Object.keys(fields).length > 0 ? fields : { "": code };
		await putDraft(db, browserPlatform, key, draftText({ fields: typed(inquiry), began_at, problems }));
		await db.outbox.delete(inquiry.seq);
	});
}

/**
 * What this phone keeps of one form for its writer: what is typed, what waits, the ids of what arrived, and when the last
 * of those did, within a day.
 */
export type Kept = { draft: InquiryDraft | null; unsent: UnsentInquiry[]; arrived: string[]; sentAt: number | null };

async function lookUp(db: SyncDatabase, place: InquiryPlace): Promise<Kept> {
	const draft = await db.drafts.get(draftKey(place));
	const mine = (await db.outbox.orderBy("seq").toArray())
		.filter(isInquiry)
		.filter(({ about, author }) => about.form === place.form && author === place.author);
	const sent = Math.max(0, ...mine.map(({ sent_at }) => sent_at ?? 0));
	return {
		draft: draft ? draftIn(draft) : null,
		unsent: mine.filter(isUnsentInquiry),
		arrived: mine.filter(({ state }) => state === "sent").map(({ id }) => id),
		sentAt: browserPlatform.now() - sent < day ? sent : null,
	};
}

/** Calls back with it now and whenever it changes. @returns what ends it */
export function watchKept(place: InquiryPlace, tell: (kept: Kept) => void): () => void {
	const subscription = liveQuery(
		async () => await lasting(guestDatabase(), async (db) => await lookUp(db, place)),
	).subscribe(tell, (error: unknown) => console.error("inquiries", error));
	return () => subscription.unsubscribe();
}
