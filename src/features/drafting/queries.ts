import { useLiveQuery } from "dexie-react-hooks";
import { readMine } from "#local/account/account.ts";
import type { Draft } from "#sync/mutation.ts";

/** The words kept under a key, live from the phone: null when there are none, undefined until they are read. */
export const useDraft = (key: string): Draft | null | undefined =>
	useLiveQuery(async () => await readMine(async (db) => (await db.drafts.get(key)) ?? null), [key]);
