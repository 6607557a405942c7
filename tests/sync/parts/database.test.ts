// The database of one account: its rows, what is kept beside them, and outboxes of earlier layouts.
import { beforeStorage } from "#support/before-storage.ts";
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { accountDatabaseName } from "#local/database-names.ts";
import { courseRow, materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import { whicheverCallFails } from "./failing-calls.ts";

test("a row is found by its collection and its id", async () => {
	const db = new AccountDatabase(newId());
	const course = courseRow({ id: newId(), teacher_id: newId() });
	await db.courses.put(course);
	expect(await db.row("courses", course.id)).toEqual(course);
	expect(await db.row("courses", newId())).toBeUndefined();
	db.close();
});

test("a row goes with all that is kept beside it, whichever call of the storage fails", async () => {
	await whicheverCallFails(async () => {
		const db = new AccountDatabase(newId());
		const [gone, stays] = [newId(), newId()];
		for (const id of [gone, stays]) {
			await db.materials.put(materialRow({ id }));
			await db.keptFiles.put({ id, why: "chosen", received: 3, size: 3, used_at: 1 });
			await db.filePieces.put({ id, at: 0, bytes: new ArrayBuffer(3) });
		}
		const act = () => durably(db, () => db.forget("materials", [gone]));
		const check = async (failure: string) => {
			for (const table of [db.materials, db.keptFiles, db.filePieces]) {
				expect(await table.toArray(), failure).toMatchObject([{ id: stays }]);
			}
			db.close();
		};
		return { act, check };
	});
});

/** Entries as the first builds stored them, on a phone that has not seen this build yet. */
async function oldOutbox(name: string, ids: string[]): Promise<void> {
	const old = new Dexie(name);
	old.version(1).stores({ outbox: "++seq, &id, state, record_id, told", drafts: "key", meta: "key", vault: "++id" });
	await old.table("outbox").bulkAdd(ids.map((id) => ({ id, v: 1, told: "saved", answer: null })));
	old.close();
}

/** A phone that is full once, when something is first written to its outbox. */
function fullOnce() {
	let full = true;
	return beforeStorage("full once", (table) => ({
		mutate: (request) => {
			if (table.name !== "outbox" || !full) return table.mutate(request);
			full = false;
			return Dexie.Promise.reject(new DOMException("full", "QuotaExceededError"));
		},
	}));
}

test("an old outbox comes into today's layout as a whole, at the second opening if the phone is full at the first", async () => {
	const userId = newId();
	const ids = [newId(), newId(), newId()];
	await oldOutbox(accountDatabaseName(userId), ids);
	const db = new AccountDatabase(userId);
	db.use(fullOnce());
	expect(await lasting(db, async () => await db.outbox.toArray())).toEqual(
		ids.map((id, index) => ({ seq: index + 1, id, v: 2, notified: "saved", orphaned: false, refusal: null })),
	);
	db.close();
});
