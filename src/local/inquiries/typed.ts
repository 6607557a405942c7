// What a visitor types, from the first key on: it is safe before the database has been fetched.
import { journaledWhile } from "#sync/storage/draft-journal.ts";
import { draftKey, draftText, guests, type InquiryFields, type InquiryPlace } from "./draft.ts";

/** Keeps what is being typed; nothing typed removes the draft. @throws {Error} and it is not kept */
export async function keepInquiryTyped(place: InquiryPlace, fields: InquiryFields, began_at: number): Promise<void> {
	const text = draftText({ fields, began_at, problems: {} });
	const words = { key: draftKey(place), text, saved_at: Date.now(), empty: text === "" };
	await journaledWhile(guests, words, async () => {
		const { saveInquiryDraft } = await import("./inquiries.ts");
		await saveInquiryDraft(place, { fields, began_at });
	});
}
