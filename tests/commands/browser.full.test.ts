// The browser of the browser tests, as the environment names it.
import { afterEach, expect, test, vi } from "vitest";
import { pageBrowser, systemBrowser } from "#scripts/tests/browser.mjs";

afterEach(() => {
	vi.unstubAllEnvs();
});

test.each([
	["a whole browser", systemBrowser],
	["the browser of most pages", pageBrowser],
])("%s is the one that CHROMIUM_BIN names, and the system's when that is empty", (_, browser) => {
	vi.stubEnv("CHROMIUM_BIN", "/opt/chromium");
	expect(browser()).toBe("/opt/chromium");
	vi.stubEnv("CHROMIUM_BIN", undefined);
	const found = browser();
	vi.stubEnv("CHROMIUM_BIN", "");
	expect(browser()).toBe(found);
});
