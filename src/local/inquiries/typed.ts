// What a visitor types, from the first key on: it is safe before the database has been fetched.

import { shelvedWhile } from "#sync/storage/draft-journal.ts";
import type { InquiryFields } from "./database.ts";
import type { InquiryPlace } from "./inquiries.ts";
import { draftKey } from "./wake.ts";

/** Keeps what is being typed; nothing typed removes the draft. @throws {Error} and it is not kept */
export async function keepInquiryTyped(place: InquiryPlace, fields: InquiryFields, began_at: number): Promise<void> {
	const empty = Object.values(fields).every((text) => text === "");
	const words = { key: draftKey(place), fields, began_at, saved_at: Date.now(), problems: {}, empty };
	await shelvedWhile("lead-visitor", words, async () => {
		const { saveInquiryDraft } = await import("./inquiries.ts");
		await saveInquiryDraft(place, { fields, began_at });
	});
}
