// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { lazyWithRetry } from "./lazy-with-retry.tsx";
import { watchStylesheets } from "./retry.ts";

// The browser's own part: a link that is put into the page is fetched, over a good line or a bad one.
let line: "good" | "bad" = "good";
let fetched = 0;

beforeEach(() => {
	watchStylesheets();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	document.head.append = (link) => {
		fetched += 1;
		queueMicrotask(() => link instanceof Node && link.dispatchEvent(new Event(line === "good" ? "load" : "error")));
	};
});

test("a part whose styles were lost does not come without them", async () => {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	document.body.append(link);
	link.dispatchEvent(new Event("error"));
	const part = lazyWithRetry(async () => "the part");
	line = "bad";
	expect(await part.ask()).toBe(false);
	expect(part.isMissing()).toBe(true);
	line = "good";
	expect(await part.ask()).toBe(true);
	expect(part.read()).toBe("the part");
	expect(await lazyWithRetry(async () => "another").ask()).toBe(true);
	expect(fetched).toBe(2);
});
