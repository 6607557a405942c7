// Whether anything on this phone waits to be sent, asked without the database library: for who only installs the app.
import * as z from "zod/mini";
import { peek } from "#local/browser/peek.ts";
import { accountDatabaseName } from "#local/database-names.ts";
import { guests } from "#local/inquiries/draft.ts";
import { placeOutside } from "#sync/storage/names.ts";
import { readSession } from "./session.ts";

const rowsOf = (database: string, table: string): Promise<unknown[]> =>
	peek<unknown[]>(database, table, (rows) => rows.getAll()).catch(() => []);

const sealedFilesOf = (database: string): Promise<number> =>
	peek(database, "sealedUploads", (uploads) => uploads.count()).catch(() => 0);

const unsent = z.object({ state: z.enum(["queued", "sending"]) });
/** A vault whose work does not wait says so; one of an earlier build says nothing. */
const empty = z.object({ waits: z.literal(false) });

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
		const vaults = (await Promise.all(seen.map((database) => rowsOf(database, "vault")))).flat();
		if (vaults.some((vault) => !empty.safeParse(vault).success)) return true;
		return (await Promise.all(seen.map(sealedFilesOf))).some((count) => count > 0);
	} catch {
		return false;
	}
}

/** Whether the signed-in person's work waits, or any inquiry. Never throws. */
export async function somethingWaits(): Promise<boolean> {
	const session = readSession();
	const databases = session ? [guests, accountDatabaseName(session.user.id)] : [guests];
	const entries = (await Promise.all(databases.map((database) => rowsOf(database, "outbox")))).flat();
	return entries.some((entry) => unsent.safeParse(entry).success);
}
