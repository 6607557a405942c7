// What belongs to the phone rather than to an account: who is signed in, where the service worker can read it and where
// no pulled battery brings an older state back (remembered.ts).
import { Dexie, type EntityTable } from "dexie";
import type { Session } from "./session.ts";

type SignedIn = { key: "session"; session: Session };

class DeviceDatabase extends Dexie {
	declare session: EntityTable<SignedIn, "key">;

	constructor() {
		super("lead-device", { chromeTransactionDurability: "strict" });
		this.version(1).stores({ session: "key" });
	}
}

let device: DeviceDatabase | undefined;
const database = () => (device ??= new DeviceDatabase());

/** Lets the service worker send for this person, and the next start know him. */
export async function rememberSignedIn(session: Session): Promise<void> {
	await database().session.put({ key: "session", session });
}

/** From here on nothing is sent in the background. */
export async function forgetSignedIn(): Promise<void> {
	await database().session.clear();
}

/** Who is signed in on this phone, for code that has no local storage. */
export async function signedIn(): Promise<Session | undefined> {
	return (await database().session.get("session"))?.session;
}
