// What the writer of an inquiry is to be told (telling.ts says when). Told of its arrival, the phone keeps a receipt and
// nothing else.

import { type NoticeKind, watchDue } from "#local/notify.ts";
import { type Inquiry, type InquiryForm, visitorDatabase } from "./database.ts";
import { inquiryAuthor } from "./wake.ts";

export type InquiryNotices = { kind: NoticeKind; forms: InquiryForm[] };

async function note(inquiries: Inquiry[], notified: "saved" | "end"): Promise<void> {
	const db = visitorDatabase();
	for (const { id, form, author, state, sent_at } of inquiries) {
		if (state === "sent") {
			await db.outbox.delete(id);
			await db.receipts.put({ id, form, author, sent_at });
		} else await db.outbox.update(id, { notified });
	}
}

/** Calls back with everything whoever is here now is to be told. @returns what ends it */
export function watchInquiryNotices(tell: (notices: InquiryNotices) => void): () => void {
	const db = visitorDatabase();
	const open = async () => {
		const rows = await db.outbox.toArray();
		return rows.filter(({ author, notified }) => author === inquiryAuthor() && notified !== "end");
	};
	return watchDue({ db, open, note }, ({ kind, entries }) => tell({ kind, forms: entries.map(({ form }) => form) }));
}
