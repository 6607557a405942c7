// The signed-in person's database, for the features' queries and commands.
import { type AccountDatabase, accountDatabase } from "./db.ts";
import { lasting } from "./durable.ts";
import { readSession } from "./session.ts";

/** @throws {Error} when nobody is signed in: the guards keep such screens from being drawn */
export function myDatabase(): AccountDatabase {
	const session = readSession();
	if (!session) throw new Error("nobody is signed in");
	return accountDatabase(session.user.id);
}

/** Reads the signed-in person's database for a screen; see `lasting`. */
export const readMine = <Result>(read: (db: AccountDatabase) => Promise<Result>): Promise<Result> =>
	lasting(myDatabase(), read);
