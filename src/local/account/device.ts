// What belongs to the phone rather than to an account: who is signed in, where the service worker can read it and where
// no pulled battery brings an older state back (remembered.ts).
import { Dexie, type EntityTable } from "dexie";
import { deviceDatabaseName } from "#local/database-names.ts";
import { durably } from "#sync/storage/durable.ts";
import { refuseHalfOpen } from "#sync/storage/half-open.ts";
import type { Session } from "./session.ts";

/** What is read of a session as it lies there; the rest may be an earlier build's (remembered.ts). */
type Known = Pick<Session, "token" | "user">;

type SignedIn = { key: "session"; session: Known };

/** A person signed out. An empty table does not prove that: the browser may have deleted the database. */
type Nobody = { key: "nobody" };

class DeviceDatabase extends Dexie {
	declare session: EntityTable<SignedIn | Nobody, "key">;

	constructor() {
		super(deviceDatabaseName, { chromeTransactionDurability: "strict" });
		this.on("ready", refuseHalfOpen, true);
		this.version(1).stores({ session: "key" });
	}
}

let device: DeviceDatabase | undefined;
/** One that could not be opened stays closed: the next attempt opens another. */
const database = () => (device = device && !device.hasFailed() ? device : new DeviceDatabase());

/** Notes who is signed in, for the service worker and for the next start of the app. @throws {NotSaved} */
export async function rememberSignedIn(session: Session): Promise<void> {
	await note({ key: "session", session });
}

/** From here on nothing is sent in the background. @throws {NotSaved} */
export async function forgetSignedIn(): Promise<void> {
	await note({ key: "nobody" });
}

async function note(row: SignedIn | Nobody): Promise<void> {
	const db = database();
	await durably(db, async () => {
		await db.session.clear();
		await db.session.put(row);
	});
}

/**
 * Whether this person signed out, or another signed in. Other tabs find it here at once. Local storage reaches them a
 * moment later, and meanwhile a run would open what was just sealed.
 */
export async function hasLeft(userId: string): Promise<boolean> {
	const rows = await database().session.toArray();
	return rows.some((row) => row.key === "nobody" || row.session.user.id !== userId);
}

/** Who is signed in on this phone, for code that has no local storage. */
export async function signedIn(): Promise<Known | undefined> {
	const row = await database().session.get("session");
	return row?.key === "session" ? row.session : undefined;
}
