// Whether anything on this phone waits to be sent, asked without the database library: for who only installs the app.
import { peek } from "#local/browser/peek.ts";
import { accountDatabaseName } from "#local/database-names.ts";
import { guests } from "#local/inquiries/draft.ts";
import { placeOutside } from "#sync/storage/names.ts";
import { readSession } from "./session.ts";

const states = (database: string): Promise<{ state: string }[]> =>
	peek<{ state: string }[]>(database, "outbox", (outbox) => outbox.getAll()).catch(() => []);

const vaultOf = (database: string): Promise<{ waits?: boolean }[]> =>
	peek<{ waits?: boolean }[]>(database, "vault", (vault) => vault.getAll()).catch(() => []);

const sealedFilesOf = (database: string): Promise<number> =>
	peek<number>(database, "sealedUploads", (uploads) => uploads.count()).catch(() => 0);

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
		const words = (await Promise.all(seen.map(vaultOf))).flat().some(({ waits }) => waits !== false);
		return words || (await Promise.all(seen.map(sealedFilesOf))).some((count) => count > 0);
	} catch {
		return false;
	}
}

/** Whether the signed-in person's work waits, or any inquiry. Never throws. */
export async function somethingWaits(): Promise<boolean> {
	const session = readSession();
	const rows = [...(await states(guests)), ...(session ? await states(accountDatabaseName(session.user.id)) : [])];
	return rows.some(({ state }) => state === "queued" || state === "sending");
}
