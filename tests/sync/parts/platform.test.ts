// What the engine takes from a browser.
import { afterEach, expect, test, vi } from "vitest";
import { browser } from "#sync/platform.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("a deadline passes when its time is over, and not before", () => {
	vi.useFakeTimers();
	const deadline = browser.deadline(20_000);
	vi.advanceTimersByTime(19_999);
	expect(deadline.aborted).toBe(false);
	vi.advanceTimersByTime(1);
	expect(deadline.aborted).toBe(true);
});

test("the clock is the phone's, and chance lies between 0 and 1", () => {
	vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 8) });
	expect(browser.now()).toBe(Date.UTC(2026, 10, 20, 8));
	const drawn = browser.random();
	expect(drawn).toBeGreaterThanOrEqual(0);
	expect(drawn).toBeLessThan(1);
});

test("a request goes by the page's own fetch, also one that was put in its place later", async () => {
	const asked: unknown[] = [];
	vi.stubGlobal("fetch", async (...request: unknown[]) => {
		asked.push(request);
		return new Response("here");
	});
	const response = await browser.fetch("/api/health", { method: "HEAD" });
	expect(await response.text()).toBe("here");
	expect(asked).toEqual([["/api/health", { method: "HEAD" }]]);
});
