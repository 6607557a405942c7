// What somebody who gives a material does. The file is put away on this phone first, and sent from there.
import { myDatabase } from "#local/account/account.ts";
import { addUpload, dropUpload, retryUpload } from "#local/files/uploads.ts";
import { discardEntry, retrySending } from "#local/outcome.ts";
import type { Giving } from "./schema.ts";

export { discardEntry, retrySending };

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
