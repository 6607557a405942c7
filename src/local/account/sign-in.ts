// Coming and going. Signing in needs the network; going never loses a word: what is unsent is sealed for the same
// person's next sign-in.

import * as z from "zod/mini";
import { showBadge } from "#local/browser/badge.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { isOutboxEntry, type OutboxEntry } from "#local/entries.ts";
import { sealUploads } from "#local/files/sealed-uploads.ts";
import { askFor, NoAnswer } from "#local/online.ts";
import { browserPlatform } from "#local/platform.ts";
import { endRuns } from "#local/schedule.ts";
import { accountOf } from "#local/schema.ts";
import { sealSeen, takeBackSeen } from "#local/whats-new/sealed-seen.ts";
import { syncStateOf } from "#sync/database.ts";
import type { Handshake } from "#sync/handshake.ts";
import { lasting } from "#sync/storage/durable.ts";
import type { ForeignWork } from "#sync/storage/foreign.ts";
import { lifeOf } from "#sync/storage/life.ts";
import { seenIn } from "#sync/storage/page-memory.ts";
import { readUnsent } from "#sync/storage/unsent.ts";
import { seal, sealJournal } from "#sync/storage/vault.ts";
import { isWhole } from "#sync/storage/whole.ts";
import { noteSealed } from "#sync/storage/witness.ts";
import { itemsOf } from "#sync/storage/witnessed.ts";
import { firstHandshake, type RunOwner, unsealAfterSignIn, whileNoRun } from "#sync/sync.ts";
import { forgetSignedIn, rememberSignedIn } from "./device.ts";
import { mendAccount } from "./mend-account.ts";
import { readSession, type Session, writeSession } from "./session.ts";

const signInAnswer = z.object({
	token: z.string().check(z.minLength(1)),
	record: z.object({ id: z.string(), name: z.string(), email: z.string(), username: z._default(z.string(), "") }),
});

/** Somebody else's unsent work on this phone could not be sealed: nobody else can sign in. */
export class NotSealed extends Error {
	override name = "NotSealed";
}

/**
 * Signs in and passes the handshake once, so that role, account status and the vault key are known before anything is drawn.
 * Somebody else's unsent work on this phone is sealed first.
 * @param identity the e-mail address or the user name
 * @throws {Refused | NoAnswer} as `askFor` @throws {NotSealed} and the other person is still signed in
 * @throws {NotSaved} and nobody is signed in, because this phone has no room to note it
 */
export async function signIn(identity: string, password: string): Promise<Session> {
	const { token, record } = await askFor(signInAnswer, "/api/collections/users/auth-with-password", {
		method: "POST",
		guest: true,
		body: { identity: identity.trim(), password },
	});
	const owner = { db: accountDatabase(record.id), platform: browserPlatform, token };
	const handshake = await firstHandshake(owner);
	if (!handshake) throw new NoAnswer("signed in, but the handshake did not answer");
	await makeWay(owner);
	return await enter(owner, handshake, record);
}

/**
 * Signs out the previous person. This happens after the handshake succeeded: a lost connection before it must not leave
 * nobody signed in.
 */
async function makeWay({ db }: RunOwner): Promise<void> {
	const before = readSession();
	if (!before || before.user.id === db.userId) return;
	try {
		await signOut();
	} catch (error) {
		// The sign-in is cancelled. Sealing forgets the vault key that the handshake stored for the new person.
		await seal(db);
		throw new NotSealed("somebody else's work could not be sealed", { cause: error });
	}
}

/**
 * The phone notes who is signed in before anything is unsealed. A battery that dies in between leaves somebody signed in whose
 * words are still locked, and the next run unlocks them; the other way round they would lie open with nobody signed in.
 */
async function enter(owner: RunOwner, handshake: Handshake, user: Session["user"]): Promise<Session> {
	const { name, role, account_status, reason, temporary } = accountOf(handshake);
	const session: Session = {
		token: owner.token,
		user: { id: user.id, name, email: user.email, username: user.username ?? "" },
		role,
		account_status,
		reason,
		temporary,
		expired: false,
		renewed_at: browserPlatform.now(),
	};
	try {
		await rememberSignedIn(session);
		await unsealAfterSignIn(owner, handshake);
	} catch (error) {
		// Words that cannot be locked again must belong to somebody who is signed in. The next run unlocks the rest of them;
		// where the phone could not note the person, the next start signs out and locks them (remembered.ts).
		if (await leaveAgain(accountDatabase(user.id))) throw error;
	}
	// What a full phone cannot take back is news once more.
	await takeBackSeen(accountDatabase(user.id), handshake.vault).catch((error: unknown) => console.error("seen", error));
	writeSession(session);
	return session;
}

/** Neither the vault key nor a word may lie open with nobody signed in. @returns false where they could not be sealed */
async function leaveAgain(db: AccountDatabase): Promise<boolean> {
	// The same person's ended session may be there still.
	const before = readSession();
	try {
		if (before?.user.id !== db.userId) await whileNoRun(browserPlatform, db, () => seal(db));
	} catch (error) {
		console.error("sealing", error);
		return false;
	}
	await (before ? rememberSignedIn(before) : forgetSignedIn());
	return true;
}

/** What the signed-in person wrote and the server has not confirmed; null when the database is not whole. */
export async function unsentWork(): Promise<(OutboxEntry | ForeignWork)[] | null> {
	const session = readSession();
	if (!session) return [];
	return await lasting(accountDatabase(session.user.id), async (db) => {
		if (!isWhole(db, await lifeOf(db))) return null;
		const { entries, foreign } = await readUnsent(db);
		return [...entries.filter(isOutboxEntry), ...foreign];
	});
}

/** The same, with what this page can put back if the browser deleted it. @throws {NotSaved} */
export async function wholeWork(): Promise<(OutboxEntry | ForeignWork)[] | null> {
	const session = readSession();
	if (session) await mendAccount(accountDatabase(session.user.id));
	return await unsentWork();
}

/**
 * Signs out on this phone: background sending stops first, work and drafts are sealed, the mirror is emptied.
 * @throws {NoVaultKey | NotSaved} and the person is still signed in
 */
export async function signOut(): Promise<void> {
	const session = readSession();
	if (!session) return;
	await forgetSignedIn();
	endRuns();
	const { id } = session.user;
	try {
		// The session ends under the same lock as the sealing: a run that waits for the lock then finds nobody signed
		// in.
		await whileNoRun(browserPlatform, accountDatabase(id), async () => {
			// A second press.
			if (readSession()?.user.id !== id) return;
			const db = accountDatabase(id);
			await noteLeaving(db, () => seal(db));
			writeSession(null);
			await forgetSignedIn();
		});
		await sealJournal(accountDatabase(id)).catch((error: unknown) => console.error("draft journal", error));
		await showBadge(0);
	} catch (error) {
		// The sealing may have ended the session already, and what came after it failed.
		const still = readSession();
		if (still) await rememberSignedIn(still);
		throw error;
	}
}

/** The witness loses its titles with the sealing, and keeps how much lies in the vault. */
async function noteLeaving(db: AccountDatabase, sealing: () => Promise<void>): Promise<void> {
	await mendAccount(db);
	const life = (await lifeOf(db))?.id ?? "";
	const times = (await itemsOf(db, await seenIn(db, life))).map(({ at }) => at);
	const { vault_key } = await syncStateOf(db);
	await sealUploads(db, vault_key);
	await sealSeen(db, sealing);
	await sealUploads(db, vault_key);
	noteSealed(db.name, life, times.length > 0 ? { count: times.length, at: Math.min(...times) } : null);
}
