// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#data/session.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { startCourier } from "./courier.ts";

let stop = () => {};
const startSync = vi.fn();

beforeEach(() => writeSession(null));
afterEach(() => {
	stop();
	writeSession(null);
	startSync.mockReset();
});

test("a visitor never fetches the courier, and signing in does", async () => {
	const fetchCourier = vi.fn(async () => ({ startSync }));
	stop = startCourier(fetchCourier);
	dispatchEvent(new Event("online"));
	expect(fetchCourier).not.toHaveBeenCalled();
	signedIn("student");
	await vi.waitFor(() => expect(startSync).toHaveBeenCalledOnce());
});

test.each(["online", "visibilitychange"])(
	"a courier that did not arrive is asked for again on %s, and once only",
	async (event) => {
		const fetchCourier = vi.fn(async () => ({ startSync }));
		fetchCourier.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		signedIn("student");
		stop = startCourier(fetchCourier);
		await vi.waitFor(() => expect(fetchCourier).toHaveBeenCalledOnce());
		await Promise.resolve();
		const again = () =>
			event === "online" ? dispatchEvent(new Event(event)) : document.dispatchEvent(new Event(event));
		again();
		await vi.waitFor(() => expect(startSync).toHaveBeenCalledOnce());
		again();
		expect(fetchCourier).toHaveBeenCalledTimes(2);
	},
);
