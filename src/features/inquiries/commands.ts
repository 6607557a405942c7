// What a visitor does with an inquiry. Fetched with the database behind it when somebody begins to write.

import { toast } from "sonner";
import { language } from "#i18n/i18n.ts";
import type { InquiryFields, InquiryProblems, Lead } from "#local/inquiries/database.ts";
import {
	discardInquiry,
	type InquiryPlace,
	keepInquiry,
	saveInquiryDraft,
	takeBack,
} from "#local/inquiries/inquiries.ts";
import { postLead } from "#local/inquiries/sending.ts";
import { browserPlatform } from "#local/platform.ts";
import { newId } from "#sync/new-id.ts";
import { connect } from "#sync/request.ts";
import { sayWhenHeard } from "#ui/feedback/toast-place.ts";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { leadWords } from "./lead.ts";
import type { InquiryWords } from "./schema.ts";

export { newId, takeBack };

export type Press = InquiryPlace & {
	/** The same for every repetition of one press. */
	id: string;
	words: InquiryWords;
	/** As they stand in the fields. */
	fields: InquiryFields;
	began_at: number;
};

/** `kept`: it is on the phone and on its way. The others only where the phone keeps nothing: the server had to answer at once. */
export type PressEnd = { kind: "kept" } | { kind: "sent" } | { kind: "refused"; problems: InquiryProblems };

function leadOf({ id, form, words, began_at }: Press): Lead {
	const now = browserPlatform.now();
	return {
		id,
		...leadWords(form, words),
		language: language(),
		written_at: new Date(now).toISOString(),
		took_ms: Math.max(0, now - began_at),
	};
}

/** @throws {Error} when neither the phone could keep it nor the server answered; pressed again, it is the same inquiry */
export async function sendInquiry(press: Press): Promise<PressEnd> {
	const body = leadOf(press);
	const { form, author, fields, began_at } = press;
	try {
		await keepInquiry({ form, author, fields, began_at, body });
		return { kind: "kept" };
	} catch (error) {
		const verdict = await postLead(connect(browserPlatform, ""), body);
		if (verdict.kind === "sent" || verdict.kind === "refused") return verdict;
		throw error;
	}
}

/** Gives up what was typed; for ten seconds it can be had back. */
export function giveUp(place: InquiryPlace, fields: InquiryFields, began_at: number, done: string): void {
	const given = saveInquiryDraft(place, { fields: {}, began_at });
	orSayNotSaved(given.then(() => offerUndo(done, () => saveInquiryDraft(place, { fields, began_at }))));
}

/** Takes an inquiry out of the list; for ten seconds it can be had back. */
export const discard = (id: string, done: string): void =>
	orSayNotSaved(discardInquiry(id).then((undo) => offerUndo(done, undo)));

const problemToast = "inquiry-problem";

/** Says what went wrong, one thing at a time; it stays until it is closed or put right. */
export const sayProblem = (problem: string): void =>
	sayWhenHeard(() => toast.error(problem, { id: problemToast, duration: Number.POSITIVE_INFINITY }));

export const sayDone = (done: string): void => sayWhenHeard(() => toast.success(done));

export const problemIsOver = (): void => void toast.dismiss(problemToast);
