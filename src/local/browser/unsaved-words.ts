// The words on this page that were typed and are not saved yet: for the time between a key and its saved draft nothing on
// the phone knows of them, and the chip must not say that everything is sent.
import { listenersOf } from "#local/listeners.ts";

/** By the key of the draft: null until the words are saved, then what forgets them if they are not found on the phone. */
const unsaved = new Map<string, ReturnType<typeof setTimeout> | null>();
/** A slow phone has read what it saved within this time. */
const readWithinMs = 1_000;
const listeners = listenersOf();

/** A key was pressed in a field. */
export function noteTyped(draftKey: string): void {
	const forgetting = unsaved.get(draftKey);
	if (forgetting === null) return;
	clearTimeout(forgetting);
	unsaved.set(draftKey, null);
	listeners.tell();
}

/** The words are a draft or in the outbox: they count here until they are found there. */
export function noteSaved(draftKey: string): void {
	if (unsaved.get(draftKey) === null) {
		unsaved.set(
			draftKey,
			setTimeout(() => noteCleared(draftKey), readWithinMs),
		);
	}
}

/** The field is empty. */
export function noteCleared(draftKey: string): void {
	clearTimeout(unsaved.get(draftKey) ?? undefined);
	if (unsaved.delete(draftKey)) listeners.tell();
}

/** The phone was read. @param found whether there are drafts or unsent work on it */
export function notePhoneRead(found: boolean): void {
	if (!found) return;
	for (const [draftKey, forgetting] of unsaved) {
		if (forgetting !== null) noteCleared(draftKey);
	}
}

/** Whether a field of this page has words that the phone does not keep yet. */
export const areWordsUnsaved = (): boolean => unsaved.size > 0;

/** Calls back on every change. @returns what ends it */
export const watchUnsavedWords = listeners.watch;
