// Names on a phone outside its databases. Every build of a product must find what the one before left under them.
import { expect, test } from "vitest";
import { lockOf, placeOutside } from "#sync/storage/names.ts";

test("what lies in local storage is named after the product and its database, as ever", () => {
	expect(placeOutside("typed", "birds-anna")).toBe("birds-typed/birds-anna");
	expect(placeOutside("copy", "birds-inquiries-2")).toBe("birds-copy/birds-inquiries-2");
});

test("the lock of a run is named after the product and the account, as ever", () => {
	expect(lockOf({ name: "birds-anna", userId: "anna" })).toBe("birds-sync-anna");
});
