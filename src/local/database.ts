// The signed-in person's local database. Every account of this phone has its own.
import type { EntityTable } from "dexie";
import type { Assignment, Course, Enrollment, Submission, User } from "#records.ts";
import { SyncDatabase } from "#sync/database.ts";
import { schema } from "./schema.ts";

export class AccountDatabase extends SyncDatabase {
	declare users: EntityTable<User, "id">;
	declare courses: EntityTable<Course, "id">;
	declare enrollments: EntityTable<Enrollment, "id">;
	declare assignments: EntityTable<Assignment, "id">;
	declare submissions: EntityTable<Submission, "id">;

	constructor(userId: string) {
		super(`lead-${userId}`, userId, schema);
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
