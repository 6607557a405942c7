import { expect, test } from "vitest";
import { likelyYear } from "./use-past-day.ts";

const now = Date.parse("2026-11-22T10:00:00Z");

test.each([
	["2025-12-01", "2026"],
	["2025-01-10", "2027"],
	["2026-01-10", "2027"],
	["2002-12-01", "2026"],
	// Last week: a year later is not what was meant.
	["2026-11-16", ""],
	["2024-02-29", ""],
])("of %s the year that was probably meant is %s", (day, year) => {
	expect(likelyYear({ day, time: "" }, now)).toBe(year);
});
