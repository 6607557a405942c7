// What a visitor writes to the centre, on this phone: what is being typed, what waits to be sent, and of what is sent
// only that it is, for it holds the names and numbers of a family. One database for everybody who uses this phone, since
// an inquiry travels under nobody's name; what is listed is listed to whoever wrote it.
import { Dexie, type EntityTable } from "dexie";
import type { Notified } from "#local/notify.ts";
import { takeWhenOpened } from "#sync/storage/draft-journal.ts";

export type InquiryForm = "join-us" | "portal";

/** What stands in the fields of a form, by their names. */
export type InquiryFields = Record<string, string>;

/** Why the server did not take a field, by the name of the lead's column: a code. */
export type InquiryProblems = Record<string, string>;

/** The record as the server takes it; final once it was tried. */
export type Lead = {
	id: string;
	parent_name: string;
	email: string;
	phone: string;
	student_name: string;
	grade: string;
	program_type: string;
	message: string;
	full_message: string;
	subjects: [];
	language: "en" | "fr";
	written_at: string;
	/** A field no person sees. */
	website: string;
	/** From the first key to the press, in milliseconds. */
	took_ms: number;
};

export type InquiryDraft = {
	/** Author and form. */
	key: string;
	fields: InquiryFields;
	began_at: number;
	saved_at: number;
	/** What the server said when these words came back from it. */
	problems: InquiryProblems;
};

/** The words on their way: as typed, should they come back to the form, and as they travel. */
type Letter = { fields: InquiryFields; began_at: number; body: Lead };

type Entry = Notified & {
	id: string;
	v: 1;
	form: InquiryForm;
	/** Who was signed in when it was pressed; "" for nobody. */
	author: string;
	attempts: number;
	/** Names the try under way: only its own answer settles it. Entries of older builds lack it. */
	turn?: string;
	/** Not before this (phone's clock, milliseconds). */
	next_attempt: number;
	problems: InquiryProblems;
};

export type UnsentInquiry = Entry & { state: "queued" | "sending" | "failed"; letter: Letter; sent_at: null };
export type SentInquiry = Entry & { state: "sent"; letter: null; sent_at: number };
export type Inquiry = UnsentInquiry | SentInquiry;

/** That an inquiry of this id is with the centre, and nothing of what it said. */
type Receipt = Pick<SentInquiry, "id" | "form" | "author" | "sent_at">;

export class VisitorDatabase extends Dexie {
	declare drafts: EntityTable<InquiryDraft, "key">;
	declare outbox: EntityTable<Inquiry, "id">;
	declare receipts: EntityTable<Receipt, "id">;

	constructor() {
		super("lead-visitor", { chromeTransactionDurability: "strict" });
		this.on("ready", takeWhenOpened);
		this.version(1).stores({ drafts: "key", outbox: "id", receipts: "id" });
	}
}

let opened: VisitorDatabase | undefined;

export const visitorDatabase = (): VisitorDatabase => (opened ??= new VisitorDatabase());
