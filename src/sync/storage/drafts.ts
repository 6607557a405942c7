// Words being typed, as every database keeps them.

import type { SyncDatabase } from "#sync/database.ts";
import type { Platform } from "#sync/platform.ts";
import { wellFormed } from "#sync/text.ts";
import { endDraft } from "./draft-journal.ts";
import { writing } from "./writing.ts";

/** Keeps words being typed. Empty words remove the draft. @throws {NotSaved} */
export async function saveDraft(db: SyncDatabase, platform: Platform, key: string, text: string): Promise<void> {
	await writing(db, () => putDraft(db, platform, key, text), text === "" ? key : undefined);
}

/** The same as a part of a transaction. */
export async function putDraft(db: SyncDatabase, platform: Platform, key: string, text: string): Promise<void> {
	if (text === "") await endDraft(db, key);
	else await db.drafts.put({ key, text: wellFormed(text), saved_at: platform.now() });
}
