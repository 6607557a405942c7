// @vitest-environment happy-dom
import { eventually } from "#support/eventually.ts";
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { loadInquiries } from "#local/inquiries/load.ts";
import { aKeptInquiry } from "#support/inquiry-rows.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { durably } from "#sync/storage/durable.ts";
import { readStatus, watchStatus } from "./status.ts";

test("whom the handshake has just let in for the first time is not offline while the first run goes on", async () => {
	const db = signedIn("teacher");
	const end = watchStatus(() => {});
	await durably(db, () => noteSyncState(db, { last_contact: 1_800_000_000_000 }));
	await eventually(() => expect(readStatus()).toMatchObject({ lastContact: 1_800_000_000_000 }));
	expect(readStatus().contact).toBe("unknown");
	end();
});

test("who wrote nothing to the centre has no database made for it", async () => {
	const db = signedIn("teacher");
	const end = watchStatus(() => {});
	await durably(db, () => noteSyncState(db, { last_contact: 1_800_000_000_000 }));
	await eventually(() => expect(readStatus().lastContact).not.toBeNull());
	expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("lead-guest");
	end();
});

test("an inquiry to the centre counts among what waits, for whoever wrote it", async () => {
	const db = signedIn("teacher");
	const { userId } = db;
	const end = watchStatus(() => {});
	await aKeptInquiry(userId);
	await aKeptInquiry("");
	loadInquiries();
	await eventually(() => expect(readStatus()).toMatchObject({ waiting: 1, sending: 0, failed: 0 }));
	expect(readStatus().oldest).not.toBeNull();
	await aKeptInquiry(userId);
	await eventually(() => expect(readStatus()).toMatchObject({ waiting: 2 }));
	await durably(db, () => noteSyncState(db, { last_contact: 1_800_000_000_000 }));
	await eventually(() => expect(readStatus()).toMatchObject({ lastContact: 1_800_000_000_000 }));
	end();
});
