// Many rows in one write are as durable as one row: the database names the errors of single rows in a list.
import { beforeStorage } from "#support/before-storage.ts";
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { whicheverCallFails } from "#parts/failing-calls.ts";
import { courseRow, materialRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { durably } from "#sync/storage/durable.ts";

test("rows are there although the browser ended their transaction during any call", async () => {
	await whicheverCallFails(async () => {
		const db = new AccountDatabase(newId());
		const course = courseRow({ id: newId(), teacher_id: newId() });
		await db.open();
		const act = async () => {
			await durably(db, () => db.courses.bulkPut([course]));
		};
		const check = async (failure: string) => {
			expect(await db.courses.toArray(), failure).toEqual([course]);
			db.close();
		};
		return { act, check };
	}, ["aborted"]);
});

/** A phone without room for courses as long as it keeps files. */
const fullOfFiles = (db: AccountDatabase) =>
	beforeStorage("full of files", (table) => ({
		mutate: (request) => {
			if (table.name !== "courses") return table.mutate(request);
			return Dexie.Promise.resolve(db.keptFiles.count()).then((files) => {
				if (files === 0) return table.mutate(request);
				const failures = { 0: new DOMException("full", "QuotaExceededError") };
				return { numFailures: 1, failures, results: [], lastResult: undefined };
			});
		},
	}));

test("files that can be fetched again make room for rows", async () => {
	const db = new AccountDatabase(newId());
	db.use(fullOfFiles(db));
	const [course, material] = [courseRow({ id: newId(), teacher_id: newId() }), materialRow({ id: newId() })];
	await db.materials.put(material);
	await db.keptFiles.put({ id: material.id, why: "opened", received: 3, size: 3, used_at: 1 });
	await durably(db, () => db.courses.bulkPut([course]));
	expect(await db.courses.toArray()).toEqual([course]);
	db.close();
});
