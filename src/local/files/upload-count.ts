// Apart from what sends them: pages that only ask need none of that.
import { readSession } from "#local/account/session.ts";
import { accountDatabase } from "#local/database.ts";
import { lasting } from "#sync/storage/durable.ts";

/** How many files of the signed-in person are on their way, refused ones among them; 0 for nobody. */
export async function countUploads(): Promise<number> {
	const session = readSession();
	if (!session) return 0;
	return await lasting(accountDatabase(session.user.id), (db) => db.uploads.count());
}
