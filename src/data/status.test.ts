// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { signedIn } from "#support/mirror-rows.ts";
import { noteStanding } from "./db.ts";
import { durably } from "./durable.ts";
import { readStatus, watchStatus } from "./status.ts";

test("whom the gate has just let in for the first time is not offline while the first run goes on", async () => {
	const db = signedIn("teacher");
	const end = watchStatus(() => {});
	await durably(db, () => noteStanding(db, { last_contact: 1_800_000_000_000 }));
	await vi.waitFor(() => expect(readStatus()).toMatchObject({ lastContact: 1_800_000_000_000 }));
	expect(readStatus().contact).toBe("unknown");
	end();
});
