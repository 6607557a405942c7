// A grade that was given by mistake, or an answer given back by mistake, goes back into its fields, as long as nobody
// tried to send it. (One that the server may have is changed, by a write of its own.)

import { isUntried } from "#sync/edits.ts";
import type { Platform } from "#sync/platform.ts";
import { writing } from "#sync/storage/writing.ts";
import { wellFormed } from "#sync/text.ts";
import type { AccountDatabase } from "./database.ts";
import { isOutboxEntry } from "./entries.ts";

/**
 * Takes a first grade, or a return, out of the outbox and makes it a draft again, in one transaction, so that it is in
 * one of the two places at every moment.
 * @param draft the grade as its fields show it, under its key
 * @returns false, and nothing has changed, when the server may have it or something else is drafted there
 * @throws {NotSaved} and nothing has changed
 */
export async function gradeBackToDraft(
	db: AccountDatabase,
	platform: Platform,
	id: string,
	draft: { key: string; text: string },
): Promise<boolean> {
	return await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!isOutboxEntry(entry) || !(entry.kind === "gradeSubmission" || entry.kind === "returnAnswer")) return false;
		if (!isUntried(entry) || (await db.drafts.get(draft.key))) return false;
		await db.outbox.delete(entry.seq);
		await db.drafts.put({ key: draft.key, text: wellFormed(draft.text), saved_at: platform.now() });
		return true;
	});
}
