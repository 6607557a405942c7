// The signed-in person's local database. Every account of this phone has its own.
import type { EntityTable } from "dexie";
import type { Rows } from "#collections.ts";
import { SyncDatabase } from "#sync/database.ts";
import type { Locked } from "#sync/storage/vault-key.ts";
import { accountDatabaseName } from "./database-names.ts";
import type { FileTables } from "./files/tables.ts";
import { schema } from "./schema.ts";

/** The mirror's tables. Dexie makes a property of each. */
type Tables = { [Name in keyof Rows]: EntityTable<Rows[Name], "id"> };

/** Something this person has seen on this phone, and as what: a date that changes is new again (whats-new/notice.ts). */
export type Seen = { id: string; as: string };

/** What an account keeps on this phone: the mirror, the outbox and the drafts of the engine, files, and what was seen. */
export interface AccountDatabase extends Tables, FileTables {
	/** What this person has seen of what is new. */
	seen: EntityTable<Seen, "id">;
	/** The same of this person, who signed out: one row. */
	sealedSeen: EntityTable<{ id: "seen"; contents: Locked }, "id">;
}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: a class cannot declare the members of a mapped type; Dexie makes them.
export class AccountDatabase extends SyncDatabase {
	constructor(userId: string) {
		super(accountDatabaseName(userId), userId, schema);
		this.version(5).stores({ seenGrades: "id" });
		this.version(6).stores({ uploads: "id", uploadBytes: "id" });
		// Until then only grades were noted.
		this.version(7)
			.stores({ seen: "id", seenGrades: null, sealedUploads: "id", sealedSeen: "id" })
			.upgrade(async (tx) => {
				const grades = await tx.table<{ id: string; grade: string }>("seenGrades").toArray();
				await tx.table<Seen>("seen").bulkPut(grades.map(({ id, grade }) => ({ id, as: grade })));
			});
	}
}

const opened = new Map<string, AccountDatabase>();

/** The database of one account; the same object for the same account within this tab. */
export function accountDatabase(userId: string): AccountDatabase {
	const known = opened.get(userId);
	if (known) return known;
	const db = new AccountDatabase(userId);
	opened.set(userId, db);
	return db;
}
