// @vitest-environment happy-dom
// What the service worker shows on the app's icon after a run of its own, over real databases and without a network.
import "fake-indexeddb/auto";
import { BroadcastChannel } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberSignedIn } from "#local/account/device.ts";
import { readSession, writeSession } from "#local/account/session.ts";
import { save } from "#local/entries.ts";
import { addUpload } from "#local/files/uploads.ts";
import { browserPlatform } from "#local/platform.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import { locksOfOneDevice } from "#support/dom/locks.ts";
import { foreignEntries } from "#support/foreign-work.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { newId } from "#sync/new-id.ts";
import { lock } from "#sync/storage/vault-key.ts";
import { sendInBackground } from "./background.ts";

const shown: number[] = [];

beforeEach(() => {
	vi.stubGlobal("BroadcastChannel", BroadcastChannel);
	Object.defineProperty(navigator, "locks", { configurable: true, value: locksOfOneDevice() });
	Object.assign(navigator, { setAppBadge: async (count: number) => void shown.push(count) });
	vi.spyOn(browserPlatform, "fetch").mockRejectedValue(new TypeError("no network"));
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	writeSession(null);
});

test("the icon shows what an open page would: writes of another build and files still locked, too", async () => {
	const db = signedIn("teacher");
	const session = readSession();
	if (!session) throw new Error("somebody is signed in");
	await rememberSignedIn(session);
	const body = { id: newId(), code: "MATH-6C" };
	await save(db, browserPlatform, { kind: "joinCourse", about: { title: "", course: "", person: "" }, body });
	const [foreign] = foreignEntries(db.userId);
	await db.table("outbox").add(foreign?.entry);
	const place = { course_id: "", assignment_id: "", subject: "", grade: "", description: "" };
	await addUpload(db, { ...place, title: "Circles", name: "circles.pdf" }, new ArrayBuffer(8));
	const key = btoa("0123456789abcdef0123456789abcdef");
	const locked = await lock(key, {});
	await db.sealedUploads.put({ id: newId(), upload: locked, bytes: locked });

	await expect(sendInBackground()).rejects.toThrow("no answer");

	const end = watchStatus(() => {});
	await vi.waitFor(() => expect(readStatus().waiting).toBe(4));
	end();
	expect(shown).toEqual([4]);
});
