// What somebody wrote to the centre on this phone and the centre does not have yet, for whatever counts or lists what is
// unsent.
import { lasting } from "#sync/storage/durable.ts";
import { type Inquiry, type UnsentInquiry, visitorDatabase } from "./database.ts";
import { inquiriesAwake } from "./wake.ts";

/** Oldest first; none as long as nothing woke what looks after inquiries. What cannot be read is not counted. */
export async function unsentInquiries(author: string): Promise<UnsentInquiry[]> {
	if (!inquiriesAwake()) return [];
	const rows = await lasting(visitorDatabase(), async (db) => await db.outbox.toArray()).catch((): Inquiry[] => []);
	return rows
		.filter((inquiry): inquiry is UnsentInquiry => inquiry.author === author && inquiry.state !== "sent")
		.sort((a, b) => a.created - b.created);
}
