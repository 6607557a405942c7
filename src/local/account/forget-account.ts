// The end of an account on this phone.
import { showBadge } from "#local/browser/badge.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { browserPlatform } from "#local/platform.ts";
import { endRuns } from "#local/schedule.ts";
import { durably } from "#sync/storage/durable.ts";
import { setOpen } from "#sync/storage/life.ts";
import { forget } from "#sync/storage/page-memory.ts";
import { dropKey } from "#sync/storage/vault-key.ts";
import { forgetWitness } from "#sync/storage/witness.ts";
import { whileNoRun } from "#sync/sync.ts";
import { forgetSignedIn } from "./device.ts";
import { readSession, writeSession } from "./session.ts";

/**
 * The account was deleted: nothing of it stays on this phone either, sealed work included. The session ends first, so
 * that no screen and no other tab opens the database again.
 */
export async function forgetAccount(): Promise<void> {
	const session = readSession();
	if (!session) return;
	await forgetSignedIn();
	endRuns();
	dropKey(session.user.id);
	await whileNoRun(browserPlatform, accountDatabase(session.user.id), async () => {
		writeSession(null);
		// A renewal that had the lock may have noted the person once more.
		await forgetSignedIn();
		await empty(accountDatabase(session.user.id));
		forget(accountDatabase(session.user.id));
		forgetWitness(accountDatabase(session.user.id).name);
	});
	await showBadge(0);
}

/** What another tab saves from now on finds the database closed, and then none. */
async function empty(db: AccountDatabase): Promise<void> {
	await durably(db, async () => {
		for (const table of db.tables) await table.clear();
		await setOpen(db, false);
	}).catch(() => undefined);
	await db.delete();
	deleteAgain(db).catch((error: unknown) => console.warn("account deletion", error));
}

/** Screens of another tab that have not heard of the end may open the database once more, which creates it, empty. */
async function deleteAgain(db: AccountDatabase): Promise<void> {
	for (const pause of [500, 2000, 5000]) {
		await new Promise((over) => setTimeout(over, pause));
		await db.delete();
	}
}
