import { useMine } from "#local/account/queries.ts";
import type { Draft } from "#sync/mutation.ts";

/** The words kept under a key, live from the phone: null when there are none, undefined until they are read. */
export const useDraft = (key: string): Draft | null | undefined =>
	useMine(async (db) => (await db.drafts.get(key)) ?? null, [key]);
