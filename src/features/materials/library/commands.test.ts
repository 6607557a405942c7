// @vitest-environment happy-dom
// Opening a file on a phone that cannot keep it, without a network.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeSession } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { openFile } from "./commands.ts";

let db: AccountDatabase;

beforeEach(() => {
	db = signedIn("student");
});
afterEach(() => {
	vi.restoreAllMocks();
	writeSession(null);
});

/** Noting that the file is wanted fails so; what is asked of the server then finds no network. */
function opened(error: Error) {
	const { put } = IDBObjectStore.prototype;
	vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
		if (this.name === "keptFiles") throw error;
		return put.apply(this, row);
	});
	const asked = vi.spyOn(browserPlatform, "fetch").mockRejectedValue(new TypeError("no network"));
	const material = materialRow({ id: newId(), created_by: db.userId });
	return { opening: openFile(material, () => {}), asked };
}

test("a file for which the phone has no room is asked for to be read once", async () => {
	const { opening, asked } = opened(new DOMException("full", "QuotaExceededError"));
	await expect(opening).rejects.toMatchObject({ name: "NoAnswer" });
	expect(asked).toHaveBeenCalledOnce();
});

test("whatever else goes wrong on the phone is said, and nothing is asked for", async () => {
	const { opening, asked } = opened(new RangeError("odd"));
	await expect(opening).rejects.toThrow("odd");
	expect(asked).not.toHaveBeenCalled();
});
