// Whether anything on this phone waits to be sent, asked without the database library: for who only installs the app.
import { peek } from "#local/browser/peek.ts";
import { accountDatabaseName } from "#local/database-names.ts";
import { guests } from "#local/inquiries/draft.ts";
import { readSession } from "./session.ts";

const states = (database: string): Promise<{ state: string }[]> =>
	peek<{ state: string }[]>(database, "outbox", (outbox) => outbox.getAll()).catch(() => []);

/** Whether the signed-in person's work waits, or any inquiry. Never throws. */
export async function somethingWaits(): Promise<boolean> {
	const session = readSession();
	const rows = [...(await states(guests)), ...(session ? await states(accountDatabaseName(session.user.id)) : [])];
	return rows.some(({ state }) => state === "queued" || state === "sending");
}
