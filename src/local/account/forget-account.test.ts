// @vitest-environment happy-dom
// The end of an account on a phone that is just renewing its token, over real databases.
import "fake-indexeddb/auto";
import { BroadcastChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserPlatform } from "#local/platform.ts";
import { locksOfOneDevice } from "#support/dom/locks.ts";
import { signedIn as signInHere } from "#support/mirror-rows.ts";
import { whileNoRun } from "#sync/sync.ts";
import { rememberSignedIn, signedIn } from "./device.ts";
import { forgetAccount } from "./forget-account.ts";
import { readSession } from "./session.ts";

beforeEach(() => {
	vi.stubGlobal("BroadcastChannel", BroadcastChannel);
	Object.defineProperty(navigator, "locks", { configurable: true, value: locksOfOneDevice() });
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test("a renewal that ends after the account was forgotten leaves nobody for the next start to know again", async () => {
	const db = signInHere("student");
	const session = readSession();
	if (!session) throw new Error("somebody is signed in");
	await rememberSignedIn(session);
	let answer = () => {};
	const answered = new Promise<void>((done) => {
		answer = done;
	});
	const renewal = whileNoRun(browserPlatform, db, async () => {
		await answered;
		await rememberSignedIn({ ...session, token: "renewed" });
	});
	const forgetting = forgetAccount();
	await vi.waitFor(async () => expect(await signedIn()).toBeUndefined());
	answer();
	await Promise.all([renewal, forgetting]);
	expect(readSession()).toBeNull();
	expect(await signedIn()).toBeUndefined();
});
