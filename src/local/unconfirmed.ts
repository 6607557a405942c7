// What this person wrote or gave on this phone and the server does not have: one list behind every count of it.
import { uploadState } from "#local/files/upload-list.ts";
import { unsentInquiries } from "#local/inquiries/unsent.ts";
import type { SyncState } from "#sync/database.ts";
import type { EntryState } from "#sync/entry.ts";
import type { Unsent } from "#sync/storage/unsent.ts";
import type { AccountDatabase } from "./database.ts";

/** `created` is when it was saved (phone's clock, milliseconds); null when that cannot be read. */
type Unconfirmed = { state: EntryState; created: number | null };

/**
 * Writes, those of another build and inquiries, and files, locked ones too, each with how it stands.
 * @param contact of this phone with the server
 */
export async function unconfirmed(
	db: AccountDatabase,
	{ entries, foreign }: Unsent,
	contact: SyncState["contact"],
): Promise<Unconfirmed[]> {
	const uploads = (await db.uploads.toArray()).map((upload) => ({
		state: uploadState(upload, contact),
		created: upload.created,
	}));
	// Locked since its person last left; it is opened by the first run for files.
	const locked = { state: "queued", created: null } as const;
	const sealed = Array.from({ length: await db.sealedUploads.count() }, () => locked);
	return [...entries, ...foreign, ...(await unsentInquiries(db.userId)), ...uploads, ...sealed];
}
