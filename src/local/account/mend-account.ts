// Putting the signed-in person's database right after the browser deleted it.

import type { AccountDatabase } from "#local/database.ts";
import { mend } from "#sync/storage/whole.ts";
import { rememberSignedIn } from "./device.ts";
import { readSession } from "./session.ts";

/** As `mend`; the service worker's note of who is signed in lay beside it and is made anew. @throws {NotSaved} */
export async function mendAccount(db: AccountDatabase): Promise<void> {
	if (!(await mend(db))) return;
	const session = readSession();
	if (session?.user.id === db.userId) await rememberSignedIn(session);
}
