// The contents of an inquiry's form, as a draft.
import * as z from "zod/mini";
import { readSession } from "#local/account/session.ts";
import { parseJson } from "#local/json.ts";

/** The database of whatever visitors write on this phone. */
export const guests = "lead-guest";
/** That of the builds before it (old-database.ts). */
export const oldGuests = "lead-visitor";

/** The two forms for inquiries: the public page's and the portal's. */
export const formName = z.enum(["join-us", "portal"]);
export type InquiryForm = z.infer<typeof formName>;

/** Which form, and who writes in it. */
export type InquiryPlace = { form: InquiryForm; author: string };

/** The author of an inquiry submitted now: the signed-in person, "" if nobody is signed in. */
export const inquiryAuthor = (): string => readSession()?.user.id ?? "";

const words = z.object({
	/** By the names of the fields. */
	fields: z.record(z.string(), z.string()),
	/** When the page was opened, or the first key of later words was pressed (phone's clock, milliseconds). */
	began_at: z.number(),
	/** What the server said when these words came back from it: a code by the name of the lead's column, by "" of none. */
	problems: z.record(z.string(), z.string()),
});

export type InquiryFields = z.infer<typeof words>["fields"];
export type InquiryProblems = z.infer<typeof words>["problems"];
export type InquiryDraft = z.infer<typeof words> & { saved_at: number };

/** Where the words of a form are kept while their writer types. */
export const draftKey = ({ form, author }: InquiryPlace): string => `inquiry:${form}:${author}`;

/** The draft's text; "" when nothing stands in the fields. */
export const draftText = ({ fields, began_at, problems }: z.infer<typeof words>): string =>
	Object.values(fields).some((text) => text !== "") ? JSON.stringify({ fields, began_at, problems }) : "";

/** The words in a draft's text; null for what another build may have left there. */
export function draftIn({ text, saved_at }: { text: string; saved_at: number }): InquiryDraft | null {
	const draft = words.safeParse(parseJson(text)).data;
	return draft ? { ...draft, saved_at } : null;
}
