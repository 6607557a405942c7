import { expect, test } from "vitest";
import { openingDay } from "./opening-day.ts";

test("an assignment that opens with a day shows no clock, one that opens at a time does", () => {
	expect(openingDay("2026-12-02T22:00:00.000Z", "en")).toBe("December\u00a03, 2026");
	expect(openingDay("2026-06-30T21:00:00.000Z", "fr")).toBe("1er\u00a0juillet 2026");
	expect(openingDay("2026-12-02T22:30:00.000Z", "en")).toBe("December\u00a03, 2026, 12:30\u00a0AM");
});
