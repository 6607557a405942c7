// How far the server's clock was ahead of this phone's, for the first screen: read beside what it lists, and once, so that no
// query is read again at every contact. Later on the sync status says it (status.ts).
import { syncStateOf } from "#sync/database.ts";
import { lasting } from "#sync/storage/durable.ts";
import type { AccountDatabase } from "./database.ts";

let known: { database: string; offset: number | null; reading: Promise<void> } | undefined;

/** Resolves when it is known, also when it cannot be read. */
export function readFirstOffset(db: AccountDatabase): Promise<void> {
	if (known?.database === db.name) return known.reading;
	const read = async () => {
		const { clock_offset } = await lasting(db, syncStateOf);
		if (known?.database === db.name) known.offset = clock_offset;
	};
	// In a task of its own: a live query that reads the sync state is read again whenever that changes.
	const later = new Promise<void>((done) => setTimeout(done));
	const reading = later.then(read).catch((error: unknown) => console.error("clock offset", error));
	known = { database: db.name, offset: null, reading };
	return reading;
}

/** Milliseconds; null while it was not read, or the server never answered. */
export const firstOffset = (): number | null => known?.offset ?? null;
