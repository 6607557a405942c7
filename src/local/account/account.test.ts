import { expect, test } from "vitest";
import { readMine } from "./account.ts";

test("a screen whose person has just signed out in another tab is told nothing, and not torn down", async () => {
	const later = new Promise((done) => setImmediate(() => done("nothing yet")));
	expect(await Promise.race([readMine(async () => "rows"), later])).toBe("nothing yet");
});
