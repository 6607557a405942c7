// What visitors write to the centre, on this phone. One database for all people who use the phone, because an inquiry
// is sent without an account; a list shows each person only their own. The database holds names and numbers of
// families, so nothing but the fact stays of an inquiry that was sent (`receipt` in features/inquiries/mutations.ts).
import * as z from "zod/mini";
import { guestMutations } from "#mutations.ts";
import { SyncDatabase } from "#sync/database.ts";
import { type Entry, type EntryState, isEntry, textOf } from "#sync/entry.ts";
import type { Schema } from "#sync/schema.ts";
import { formName, guests, type InquiryForm } from "./draft.ts";

/** The record as the server takes it. */
export type Lead = z.infer<(typeof guestMutations.sendInquiry)["args"]>;

/** The one kind of entry in this database. */
export const inquiryKind = guestMutations.sendInquiry.name;

const schema: Schema = {
	mutations: guestMutations,
	collections: {},
	accounts: null,
	reasons: {},
	about: z.object({ title: z.string(), form: formName }),
	named: ["title"],
	titleOfDraft: async () => "",
};

/** An inquiry on its way. `author` is the person who was signed in when it was submitted; "" if nobody was. */
export type Inquiry = Omit<Entry, "body" | "about"> & { body: Lead; about: { title: string; form: InquiryForm } };

/** Whether a row of the outbox is an inquiry that this build can read and send. */
export const isInquiry = (row: unknown): row is Inquiry => isEntry(schema, row);

/** An inquiry that the centre does not have yet, as far as this phone knows. */
export type UnsentInquiry = Inquiry & { state: Exclude<EntryState, "sent"> };

/** Whether a row of the outbox is one that the centre does not have yet, as far as this phone knows. */
export const isUnsentInquiry = (row: unknown): row is UnsentInquiry => isInquiry(row) && row.state !== "sent";

/** Its words, for reading and copying. */
export const textOfInquiry = (inquiry: Pick<Inquiry, "kind" | "body">): string => textOf(schema, inquiry);

let opened: SyncDatabase | undefined;

/** The database of guests, made at the first call and kept by the page. */
export const guestDatabase = (): SyncDatabase => (opened ??= new SyncDatabase(guests, "", schema));
