// Whether LEAD can be put on the home screen here, and whether there is a reason to speak of it.
import { useMine } from "#local/account/queries.ts";

/** Whether this phone holds something of the signed-in person that is worth keeping: a class to read, words written. */
export function useWorthInstalling(): boolean {
	const kept = useMine(async (db) => (await db.courses.count()) + (await db.outbox.count()));
	return (kept ?? 0) > 0;
}
