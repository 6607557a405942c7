import { expect, test } from "vitest";
import { waitSince } from "./wait.ts";

const then = "2026-11-18T08:00:00.000Z";
const after = (milliseconds: number) => Date.parse(then) + milliseconds;

test.each([
	["at once", 0, "now", 0],
	["by a phone whose clock is an hour behind", -3_600_000, "now", 0],
	["after a minute", 60_000, "minute", 1],
	["just before an hour", 3_599_999, "minute", 59],
	["after an hour", 3_600_000, "hour", 1],
	["just before a day", 86_399_999, "hour", 23],
	["after a day", 86_400_000, "day", 1],
	["after three weeks", 21 * 86_400_000, "day", 21],
])("a wait is counted in whole units %s", (_when, milliseconds, unit, count) => {
	expect(waitSince(then, after(milliseconds))).toEqual({ unit, count });
});
