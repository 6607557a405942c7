// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import { eventually } from "#support/eventually.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { startSyncWhenNeeded } from "./start-sync.ts";

let stop = () => {};
const startSync = vi.fn();

beforeEach(() => writeSession(null));
afterEach(() => {
	stop();
	writeSession(null);
	startSync.mockReset();
});

test("a visitor never fetches the sync code, and signing in does", async () => {
	const fetchSync = vi.fn(async () => ({ startSync }));
	stop = startSyncWhenNeeded(fetchSync);
	dispatchEvent(new Event("online"));
	expect(fetchSync).not.toHaveBeenCalled();
	signedIn("student");
	await eventually(() => expect(startSync).toHaveBeenCalledOnce());
});

test.each(["online", "visibilitychange"])(
	"sync code that did not arrive is asked for again on %s, and once only",
	async (event) => {
		const fetchSync = vi.fn(async () => ({ startSync }));
		fetchSync.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		signedIn("student");
		stop = startSyncWhenNeeded(fetchSync);
		await eventually(() => expect(fetchSync).toHaveBeenCalledOnce());
		await Promise.resolve();
		const again = () =>
			event === "online" ? dispatchEvent(new Event(event)) : document.dispatchEvent(new Event(event));
		again();
		await eventually(() => expect(startSync).toHaveBeenCalledOnce());
		again();
		expect(fetchSync).toHaveBeenCalledTimes(2);
	},
);
