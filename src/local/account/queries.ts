// What a screen reads of the signed-in person's database, live. Queries files of the features build on it.
import { useLiveQuery } from "dexie-react-hooks";
import type { AccountDatabase } from "#local/database.ts";
import { readMine } from "./account.ts";

/**
 * Reads again whenever what was read has changed.
 * @param deps what else the reading depends on
 * @returns undefined until it was read for the first time; frozen, and shared by all screens that read the same
 */
export const useMine = <Result>(
	read: (db: AccountDatabase) => Promise<Result>,
	deps: readonly unknown[] = [],
): Result | undefined => useLiveQuery(async () => await readMine(read), [...deps]);
