// What the account screens look at: contact with the server, and work that is not sent yet.

import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useOffline } from "#features/reach/queries.ts";
import { useMine } from "#local/account/queries.ts";
import { unsentWork } from "#local/account/sign-in.ts";
import { sealedWorkWaits } from "#local/account/waiting.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { countUploads } from "#local/files/upload-list.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import { syncStateOf } from "#sync/database.ts";
import type { ForeignWork } from "#sync/storage/foreign.ts";
import { useSession } from "./session.ts";

/** A work as it is named in a list of what is unsent. */
export type UnsentWork = OutboxEntry | ForeignWork;

/** The signed-in person's work that the server has not confirmed, live; undefined while looking, and where something is missing. */
export function useUnsentWork(): UnsentWork[] | undefined {
	return useLiveQuery(async () => await unsentWork(), []) ?? undefined;
}

/** How many files are on their way to the server. */
export const useUploadCount = (): number => useLiveQuery(async () => await countUploads(), []) ?? 0;

/** Whether the signed-in person has begun something that is not handed in. */
export const useHasDrafts = (): boolean => useSyncExternalStore(watchStatus, readStatus, readStatus).drafted !== null;

/** Whether unsent work of somebody who signed out lies locked on this phone. */
export function useSealedWork(): boolean {
	const [waits, setWaits] = useState(false);
	useEffect(() => {
		void sealedWorkWaits().then(setWaits);
	}, []);
	return waits;
}

/** Text key for why unsent work remains after an attempt to send it. */
export function useWhyUnsent() {
	const session = useSession();
	const offline = useOffline();
	if (session?.expired) return "signOut.ended";
	if (session && session.account_status !== "approved") return "signOut.held";
	return offline ? "signOut.stillHere" : "signOut.refused";
}

/** Whether this phone has ever received what belongs to the person; until then an empty list says nothing. */
export function useArrived(): boolean | undefined {
	return useMine(async (db) => (await syncStateOf(db)).position !== null);
}
