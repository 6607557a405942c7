// The signed-in person's database, for the features' queries and commands.

import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import { readFirstOffset } from "#local/first-offset.ts";
import { lasting } from "#sync/storage/durable.ts";
import { readSession } from "./session.ts";

/**
 * The database of the person who is signed in now.
 * @throws {Error} when nobody is: the guards keep such screens from being drawn
 */
export function myDatabase(): AccountDatabase {
	const session = readSession();
	if (!session) throw new Error("nobody is signed in");
	return accountDatabase(session.user.id);
}

/**
 * Reads the database for a screen (see `lasting`). After a sign-out in another tab the promise never resolves, so the
 * screen stays as it is until the router closes it.
 */
export async function readMine<Result>(read: (db: AccountDatabase) => Promise<Result>): Promise<Result> {
	if (!readSession()) return await new Promise(() => {});
	const db = myDatabase();
	// What is drawn from it may be late or missing by the server's clock.
	const [result] = await Promise.all([lasting(db, read), readFirstOffset(db)]);
	return result;
}
