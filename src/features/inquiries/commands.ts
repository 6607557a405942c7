// What a visitor does with an inquiry. Fetched with the database behind it when somebody begins to write.

import { language } from "#i18n/i18n.ts";
import type { InquiryFields, InquiryPlace, InquiryProblems } from "#local/inquiries/draft.ts";
import {
	discardInquiry,
	keepInquiry,
	type NewInquiry,
	postInquiry,
	saveInquiryDraft,
	takeBack as takeInquiryBack,
} from "#local/inquiries/inquiries.ts";
import { browserPlatform } from "#local/platform.ts";
import { newId } from "#sync/new-id.ts";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { leadWords, typedIn } from "./lead.ts";
import type { InquiryWords } from "./schema.ts";

export type Press = InquiryPlace & { words: InquiryWords; began_at: number };

/** `kept`: it is in the phone's outbox. The others occur only when the phone cannot store it and it was sent at once. */
type PressEnd =
	| { kind: "kept"; id: string }
	| { kind: "sent"; id: string }
	| { kind: "refused"; problems: InquiryProblems };

/** Inquiries sent without a response, by content. Pressing again reuses the same id and time, so the centre gets one. */
const unanswered = new Map<string, NewInquiry>();

/** @throws {Error} when neither the phone could keep it nor the server answered */
export async function sendInquiry(press: Press): Promise<PressEnd> {
	const written = JSON.stringify([press.form, press.author, press.words]);
	const inquiry = unanswered.get(written) ?? inquiryOf(press);
	unanswered.set(written, inquiry);
	const end = await keepOrPost(inquiry);
	unanswered.delete(written);
	return end;
}

function inquiryOf({ form, author, words, began_at }: Press): NewInquiry {
	const created = browserPlatform.now();
	const took_ms = Math.max(0, created - began_at);
	return { form, author, created, body: { id: newId(), ...leadWords(form, words), language: language(), took_ms } };
}

async function keepOrPost(inquiry: NewInquiry): Promise<PressEnd> {
	try {
		await keepInquiry(inquiry);
		return { kind: "kept", id: inquiry.body.id };
	} catch (error) {
		const verdict = await postInquiry(inquiry);
		if (verdict.kind === "confirmed") {
			// Clears the draft, or the text would be in the fields on the next visit. A full phone may refuse this as well.
			await saveInquiryDraft(inquiry, { fields: {}, began_at: 0 }).catch(() => undefined);
			return { kind: "sent", id: inquiry.body.id };
		}
		if (verdict.kind === "item" && verdict.failure.kind === "refused")
			return { kind: "refused", problems: verdict.failure.fields };
		throw error;
	}
}

/** Brings a refused inquiry back into the fields of its form. */
export const takeBack = (id: string): Promise<void> => takeInquiryBack(id, typedIn);

/** Gives up what was typed; it can be undone for ten seconds. */
export function giveUp(place: InquiryPlace, fields: InquiryFields, began_at: number, done: string): void {
	const given = saveInquiryDraft(place, { fields: {}, began_at });
	orSayNotSaved(given.then(() => offerUndo(done, () => saveInquiryDraft(place, { fields, began_at }))));
}

/** Takes an inquiry out of the list; it can be undone for ten seconds. */
export const discard = (id: string, done: string): void =>
	orSayNotSaved(discardInquiry(id).then((undo) => offerUndo(done, undo)));
