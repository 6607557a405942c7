// What somebody who gives a material does. The file is put away on this phone first, and sent from there.
import { myDatabase } from "#local/account/account.ts";
import { addUpload, dropUpload, retryUpload } from "#local/files/uploads.ts";
import { syncNow } from "#local/schedule.ts";
import { discard, retry } from "#sync/outbox.ts";
import type { Giving } from "./schema.ts";

/**
 * Puts a file and what is said of it away, to be uploaded.
 * @throws {NotSaved} this phone has no room for it
 * @throws {DOMException} the file cannot be read any more
 */
export async function giveMaterial(words: Giving, file: File): Promise<void> {
	await addUpload(myDatabase(), { ...words, name: file.name }, await file.arrayBuffer());
}

/** @throws {NotSaved} */
export const cancelUpload = (id: string): Promise<void> => dropUpload(myDatabase(), id);

/** @throws {NotSaved} */
export const tryUploadAgain = (id: string): Promise<unknown> => retryUpload(myDatabase(), id);

/** Asks for a copy that was refused once more, now. */
export async function tryCopyAgain(entryId: string): Promise<void> {
	await retry(myDatabase(), entryId);
	void syncNow();
}

/** Asks for a copy no longer. @returns what restores it; null when it stays */
export const discardCopy = (entryId: string): Promise<(() => Promise<void>) | null> => discard(myDatabase(), entryId);
