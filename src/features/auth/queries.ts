// What the account screens look at: contact with the server, and work that is not sent yet.
import { useLiveQuery } from "dexie-react-hooks";
import { useSyncExternalStore } from "react";
import { readMine } from "#data/account.ts";
import { standingOf } from "#data/db.ts";
import type { Errand } from "#data/errands.ts";
import { unsentWork } from "#data/sign-in.ts";
import { readStatus, watchStatus } from "#data/status.ts";

export type { Errand };

function watchBrowser(tell: () => void): () => void {
	window.addEventListener("online", tell);
	window.addEventListener("offline", tell);
	return () => {
		window.removeEventListener("online", tell);
		window.removeEventListener("offline", tell);
	};
}

/** Whether the browser itself says there is no network. Only "offline" can be believed. */
export function useNoNetwork(): boolean {
	return useSyncExternalStore(
		watchBrowser,
		() => !navigator.onLine,
		() => false,
	);
}

/** Whether somebody signed in works without the server: no network, or the last run did not reach it. */
export function useOffline(): boolean {
	const { contact } = useSyncExternalStore(watchStatus, readStatus, readStatus);
	return useNoNetwork() || contact === "offline";
}

/** The signed-in person's work that the server has not confirmed, live; undefined while looking. */
export function useUnsentWork(): Errand[] | undefined {
	return useLiveQuery(unsentWork, []);
}

/** Whether this phone has ever received what belongs to the person; until then an empty list says nothing. */
export function useArrived(): boolean | undefined {
	return useLiveQuery(() => readMine(async (db) => (await standingOf(db)).position !== null), []);
}
