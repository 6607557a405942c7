// Apart from what sends them: pages that only ask need none of that.
import { readSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import type { SyncState } from "#sync/database.ts";
import { lasting } from "#sync/storage/durable.ts";
import type { Upload } from "./tables.ts";

/** The files that wait on this phone for the server, refused ones among them, the oldest first. */
export const uploadsOf = async (db: AccountDatabase): Promise<Upload[]> =>
	[...(await db.uploads.toArray())].sort((a, b) => a.created - b.created);

/**
 * How an upload stands.
 * @param contact of this phone with the server: without one a page that was killed left `sending`
 */
export function uploadState(
	{ refused, sending }: Upload,
	contact: SyncState["contact"],
): "queued" | "sending" | "failed" {
	if (refused !== null) return "failed";
	return sending && contact === "online" ? "sending" : "queued";
}

/** How many files of the signed-in person are on their way, refused ones among them; 0 for nobody. */
export async function countUploads(): Promise<number> {
	const session = readSession();
	if (!session) return 0;
	return await lasting(
		accountDatabase(session.user.id),
		async (db) => (await db.uploads.count()) + (await db.sealedUploads.count()),
	);
}
