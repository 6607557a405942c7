// Who is signed in when the phone starts. Local storage reaches the disk seconds late: a battery pulled out in between
// brings an older state back. The device's own database is written through at once, so where the two disagree it is
// right. Read without the database library, because every page starts here.
import { peek } from "#local/browser/peek.ts";
import { deviceDatabaseName } from "#local/database-names.ts";
import { readSession, type Session, sessionFrom, writeSession } from "./session.ts";

/** A page must come up also where the browser's database does not answer. */
const databaseTimeoutMs = 2_000;

/** Brings the session of this phone to what was decided last, before anything is drawn. Never throws. */
export async function recallSession(): Promise<void> {
	const kept = await Promise.race([remembered(), later()]);
	const session = readSession();
	if (kept && kept.user.id !== session?.user.id) writeSession(kept);
	else if (kept === null && session) await endSession();
}

/** A sign-out that the battery cut off: its work may still lie unsealed. */
async function endSession(): Promise<void> {
	const { signOut } = await import("./sign-in.ts");
	await signOut().catch((error: unknown) => console.error("sign-out", error));
}

const later = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), databaseTimeoutMs));

/** Who is signed in according to the database; null if nobody is, undefined if it does not say. */
async function remembered(): Promise<Session | null | undefined> {
	try {
		const rows: unknown[] = await peek(deviceDatabaseName, "session", (session) => session.getAll());
		const [row] = rows;
		if (typeof row !== "object" || row === null) return undefined;
		if ("session" in row) return sessionFrom(row.session) ?? undefined;
		return null;
	} catch {
		return undefined;
	}
}
