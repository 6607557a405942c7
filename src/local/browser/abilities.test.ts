// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { refusesStorage } from "./abilities.ts";

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
