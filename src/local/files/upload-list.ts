// Apart from what sends them: pages that only ask need none of that.
import { readSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import type { Upload } from "./tables.ts";

/** The oldest first. */
export const uploadsOf = async (db: AccountDatabase): Promise<Upload[]> =>
	(await db.uploads.toArray()).toSorted((a, b) => a.created - b.created);

/** How many files of the signed-in person are on their way, refused ones among them; 0 for nobody. */
export async function countUploads(): Promise<number> {
	const session = readSession();
	if (!session) return 0;
	return await lasting(accountDatabase(session.user.id), (db) => db.uploads.count());
}

/** Ends all of them, for a sign-out. @throws {NotSaved} */
export const dropUploads = (db: AccountDatabase): Promise<void> =>
	durably(db, async () => {
		await db.uploads.clear();
		await db.uploadBytes.clear();
	});
