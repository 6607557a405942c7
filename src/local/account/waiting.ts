// Whether anything on this phone waits to be sent, asked without the database library: for who only installs the app.
import { peek } from "#local/browser/peek.ts";
import { accountDatabaseName } from "#local/database-names.ts";
import { guests } from "#local/inquiries/draft.ts";
import { placeOutside } from "#sync/storage/names.ts";
import { readSession } from "./session.ts";

const rowsOf = (database: string, table: string): Promise<unknown[]> =>
	peek<unknown[]>(database, table, (rows) => rows.getAll()).catch(() => []);

const sealedFilesOf = (database: string): Promise<number> =>
	peek(database, "sealedUploads", (uploads) => uploads.count()).catch(() => 0);

/** Of an outbox. */
const isUnsent = (row: unknown): boolean =>
	typeof row === "object" && row !== null && "state" in row && (row.state === "queued" || row.state === "sending");

/** Of a vault: an earlier build did not say whether it waits. */
const isSealed = (row: unknown): boolean =>
	!(typeof row === "object" && row !== null && "waits" in row && row.waits === false);

/** The databases of everybody whose work was ever noted on this phone. */
function accountsSeen(): string[] {
	const place = placeOutside("witness", accountDatabaseName(""));
	const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
	return keys.filter((key) => key.startsWith(place)).map((key) => accountDatabaseName(key.slice(place.length)));
}

/** Whether work lies here that somebody sealed who signed out; not whose, nor what or how much. Never throws. */
export async function sealedWorkWaits(): Promise<boolean> {
	try {
		const seen = accountsSeen();
		const words = (await Promise.all(seen.map((database) => rowsOf(database, "vault")))).flat().some(isSealed);
		return words || (await Promise.all(seen.map(sealedFilesOf))).some((count) => count > 0);
	} catch {
		return false;
	}
}

/** Whether the signed-in person's work waits, or any inquiry. Never throws. */
export async function somethingWaits(): Promise<boolean> {
	const session = readSession();
	const databases = session ? [guests, accountDatabaseName(session.user.id)] : [guests];
	return (await Promise.all(databases.map((database) => rowsOf(database, "outbox")))).flat().some(isUnsent);
}
