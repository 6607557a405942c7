// @vitest-environment happy-dom
// Signing out on a phone whose storage fails at the worst moment, over real databases.
import "fake-indexeddb/auto";
import { BroadcastChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceDatabaseName } from "#local/database-names.ts";
import { locksOfOneDevice } from "#support/dom/locks.ts";
import { signedIn as signInHere } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { rememberSignedIn, signedIn } from "./device.ts";
import { readSession } from "./session.ts";
import { signOut } from "./sign-in.ts";

beforeEach(() => {
	vi.stubGlobal("BroadcastChannel", BroadcastChannel);
	Object.defineProperty(navigator, "locks", { configurable: true, value: locksOfOneDevice() });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** The database of the phone fails as soon as nobody is signed in any more, however often it is opened again. */
function failOnceSignedOut() {
	const clear = IDBObjectStore.prototype.clear;
	vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(function (this: IDBObjectStore) {
		if (this.transaction.db.name === deviceDatabaseName && readSession() === null) {
			throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
		}
		return clear.apply(this);
	});
}

test("a sign-out that fails after the session has ended leaves nobody for the next start to know again", async () => {
	const db = signInHere("student");
	await noteSyncState(db, { vault_key: btoa("0123456789abcdef0123456789abcdef") });
	const session = readSession();
	if (!session) throw new Error("somebody is signed in");
	await rememberSignedIn(session);
	failOnceSignedOut();

	await expect(signOut()).rejects.toThrow();

	vi.restoreAllMocks();
	expect(readSession()).toBeNull();
	expect(await signedIn()).toBeUndefined();
});
