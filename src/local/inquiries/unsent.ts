// Inquiries of one person on this phone that the centre does not have yet, for every count and list of unsent work.
import { unsent } from "#sync/outbox.ts";
import { lasting } from "#sync/storage/durable.ts";
import { guestDatabase, isUnsentInquiry, type UnsentInquiry } from "./database.ts";
import { areInquiriesLoaded } from "./load.ts";

/** Oldest first; none as long as nothing loaded what looks after inquiries. What cannot be read is not counted. */
export async function unsentInquiries(author: string): Promise<UnsentInquiry[]> {
	if (!areInquiriesLoaded()) return [];
	const rows: unknown[] = await lasting(guestDatabase(), unsent).catch(() => []);
	return rows.filter(isUnsentInquiry).filter((inquiry) => inquiry.author === author);
}
