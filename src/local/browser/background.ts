// Sending while the app is closed, where the browser wakes the service worker for it. The same run under the same lock
// as in a tab; it never asks the person anything.

import { signedIn } from "#local/account/device.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { unsent } from "#local/entries.ts";
import { guestDatabase } from "#local/inquiries/database.ts";
import { loadForWhatIsKept } from "#local/inquiries/load.ts";
import { takeFromOldDatabase } from "#local/inquiries/old-database.ts";
import { browserPlatform } from "#local/platform.ts";
import { unconfirmed } from "#local/unconfirmed.ts";
import { forStudent } from "#local/whats-new/for-student.ts";
import { forTeacher } from "#local/whats-new/for-teacher.ts";
import { syncStateOf } from "#sync/database.ts";
import { readUnsent } from "#sync/storage/unsent.ts";
import { sync } from "#sync/sync.ts";
import { showBadge } from "./badge.ts";

/**
 * One run for the person signed in on this phone, if anything waits.
 * @throws {Error} when the server did not answer or the run was cut short, so that the browser tries again later
 */
export async function sendInBackground(): Promise<void> {
	const session = await signedIn();
	if (!session) return;
	const db = accountDatabase(session.user.id);
	const waiting = (await unsent(db)).some(({ state }) => state !== "failed");
	if (!waiting) return;
	const { token } = session;
	const stillHere = async () => (await signedIn())?.token === token;
	const { kind } = await sync({ db, platform: browserPlatform, token, stillHere }, { background: true });
	await showCount();
	if (kind === "silent" || kind === "superseded") throw new Error("no answer");
}

/** One run for the inquiries on this phone, whoever wrote them. */
export async function sendInquiriesInBackground(): Promise<void> {
	// A failed migration must not stop the sending.
	await takeFromOldDatabase().catch((error: unknown) => console.error("inquiries", error));
	const { kind } = await sync({ db: guestDatabase(), platform: browserPlatform, token: "" }, { background: true });
	await showCount();
	if (kind === "silent" || kind === "superseded") throw new Error("no answer");
}

/** On the icon, as an open page does (schedule.ts), but for what waits at the centre: that is asked for on a page alone. */
async function showCount(): Promise<void> {
	const session = await signedIn();
	if (!session) return;
	await loadForWhatIsKept("listOfUnsent");
	const db = accountDatabase(session.user.id);
	const { contact } = await syncStateOf(db);
	const waiting = await unconfirmed(db, await readUnsent(db), contact);
	await showBadge(waiting.length + (await countNew(db)));
}

async function countNew(db: AccountDatabase): Promise<number> {
	const { position, role, clock_offset } = await syncStateOf(db);
	if (position === null) return 0;
	const now = browserPlatform.now() + (clock_offset ?? 0);
	return (await (role === "student" ? forStudent(db, now) : forTeacher(db))).notices.length;
}
