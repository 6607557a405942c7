// A person's database whose storage fails when a test says so.
import { type DBCoreMutateRequest, Dexie } from "dexie";
import { IDBDatabase, IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { newId } from "#sync/new-id.ts";

// Test files share Dexie, which may have been loaded where there was no storage.
Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

/** One call of the storage: any reading, or a kind of write. */
export type Call = { table: string; does: DBCoreMutateRequest["type"] | "read" };

/** What Safari says of every call after it has lost its connection. */
export const connectionLost = () => new DOMException("Connection to Indexed Database server lost", "UnknownError");

/** What a browser says of a write for which the phone has no room. */
export const noRoom = () => new DOMException("full", "QuotaExceededError");

/** It opens with the first call, as every database. @param owner by default somebody new */
export function failingDatabase(owner = newId()) {
	const db = new AccountDatabase(owner);
	let toLose = 0;
	let connection = { lost: false };
	const storage = {
		/** The error with which a call fails; null lets it through. */
		failure: (_call: Call): Error | null => null,
		/** Loses so many connections: the open one, and those that are opened next. */
		async lose(connections: number): Promise<void> {
			await db.open();
			connection.lost = true;
			toLose = connections - 1;
		},
	};
	db.use({
		stack: "dbcore",
		name: "failing storage",
		create: (core) => {
			const mine = { lost: toLose > 0 };
			if (mine.lost) toLose--;
			connection = mine;
			return {
				...core,
				table: (name) => {
					const table = core.table(name);
					/** The call, unless it is to fail. */
					const unless = async <Answer>(does: Call["does"], call: () => PromiseLike<Answer>): Promise<Answer> => {
						const failure = mine.lost ? connectionLost() : storage.failure({ table: name, does });
						if (failure) throw failure;
						return await call();
					};
					return {
						...table,
						get: (request) => unless("read", () => table.get(request)),
						getMany: (request) => unless("read", () => table.getMany(request)),
						query: (request) => unless("read", () => table.query(request)),
						openCursor: (request) => unless("read", () => table.openCursor(request)),
						count: (request) => unless("read", () => table.count(request)),
						mutate: (request) => unless(request.type, () => table.mutate(request)),
					};
				},
			};
		},
	});
	return { db, storage };
}

/** The next transaction that a page asks for is refused, as by a browser that is about to close the database. */
export function refuseOne(): void {
	vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
		throw new DOMException("The database connection is closing.", "InvalidStateError");
	});
}

/** The database of somebody who has been here, as the next page finds it: not open. */
export async function databaseFromBefore(): Promise<AccountDatabase> {
	const before = new AccountDatabase(newId());
	await before.open();
	before.close();
	return new AccountDatabase(before.userId);
}
