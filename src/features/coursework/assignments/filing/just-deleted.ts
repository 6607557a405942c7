// The assignment that was deleted last, for the ten seconds in which that can be taken back where its list is.
import { useSyncExternalStore } from "react";
import { listenersOf } from "#local/listeners.ts";
import { sayOnPage } from "#local/notices.ts";

/** `entry`: what deletes it on the server; null for one that was never there. */
type Deleted = { title: string; entry: string | null; undo: () => Promise<void> };

const tenSeconds = 10_000;

let last: Deleted | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let endSaying = () => {};
const listeners = listenersOf();

/** @param deleted null when there is nothing to take back any more */
export function noteDeleted(deleted: Deleted | null): void {
	clearTimeout(timer);
	endSaying();
	endSaying = deleted?.entry ? sayOnPage(deleted.entry) : () => {};
	last = deleted;
	if (deleted) timer = setTimeout(() => noteDeleted(null), tenSeconds);
	listeners.tell();
}

export const useJustDeleted = (): Deleted | null => useSyncExternalStore(listeners.watch, () => last);
