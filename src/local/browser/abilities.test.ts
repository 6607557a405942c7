// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { refusesStorage, sendsWhenClosed } from "./abilities.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser that lets words be read and none be written keeps nothing", () => {
	vi.stubGlobal("indexedDB", {});
	expect(refusesStorage()).toBe(false);
	expect(localStorage).toHaveLength(0);
	const setItem = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { getItem: () => null, setItem });
	expect(refusesStorage()).toBe(true);
});

test("what waits is sent while the app is closed only once the service worker is here, by a browser that can wake it", () => {
	vi.stubGlobal("SyncManager", class {});
	vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
	expect(sendsWhenClosed()).toBe(false);
	vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
	expect(sendsWhenClosed()).toBe(true);
	vi.unstubAllGlobals();
	expect(sendsWhenClosed()).toBe(false);
});
