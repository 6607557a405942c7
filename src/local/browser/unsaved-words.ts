// The words on this page that were typed and are not saved yet: for the time between a key and its saved draft nothing on
// the phone knows of them, and the chip must not say that everything is sent.

/** By the key of the draft: how many readings of the phone may have begun before the words were saved on it. */
const unsaved = new Map<string, number>();
const stale = 1;
const endless = Number.POSITIVE_INFINITY;
const listeners = new Set<() => void>();

function changed(): void {
	for (const tell of listeners) tell();
}

/** A key was pressed in a field. */
export function noteTyped(draftKey: string): void {
	if (unsaved.get(draftKey) === endless) return;
	unsaved.set(draftKey, endless);
	changed();
}

/** The words are a draft or in the outbox: they count here until they are found there. */
export function noteSaved(draftKey: string): void {
	if (unsaved.has(draftKey)) unsaved.set(draftKey, stale);
}

/** The field is empty. */
export function noteCleared(draftKey: string): void {
	if (unsaved.delete(draftKey)) changed();
}

/** The phone was read. @param found whether there are drafts or unsent work on it */
export function notePhoneRead(found: boolean): void {
	for (const [key, left] of unsaved) {
		if (left === endless) continue;
		if (found || left === 0) noteCleared(key);
		else unsaved.set(key, left - 1);
	}
}

export const areWordsUnsaved = (): boolean => unsaved.size > 0;

/** Calls back on every change. @returns what ends it */
export function watchUnsavedWords(tell: () => void): () => void {
	listeners.add(tell);
	return () => void listeners.delete(tell);
}
