// What a reader does with a material.

import { savedName, typeOf } from "#features/materials/kinds.ts";
import { myDatabase } from "#local/account/account.ts";
import { saveFile } from "#local/browser/save-file.ts";
import { fetchBytes, fetchFile } from "#local/files/fetching.ts";
import { NoRoom, wantFile } from "#local/files/file-run.ts";
import { dropFiles, noteUsed, readFile, restart, unwantFiles } from "#local/files/kept.ts";
import { syncNow } from "#local/schedule.ts";
import type { Material } from "#records.ts";
import { NotSaved } from "#sync/storage/durable.ts";

export { changeFileSettings } from "#local/files/settings.ts";

export { NoRoom };

/**
 * The file of a material, from this phone or else from the server; then it stays here as long as there is room for it.
 * @param onShare is told how much of it has come, from 0 to 1, where there is no room for it
 * @throws {NoAnswer | Refused} when it is not here and could not be fetched
 */
export async function openFile(material: Material, onShare: (share: number) => void): Promise<Blob> {
	const db = myDatabase();
	const type = typeOf(material.file_path);
	const here = await readFile(db, material.id);
	if (here) {
		await noteUsed(db, material.id).catch(() => undefined);
		return new Blob(here, { type });
	}
	try {
		await wantFile(db, material, "opened");
		await restart(db, material.id);
		await fetchFile(db, material, { asked: true });
		const fetched = await readFile(db, material.id);
		if (fetched) return new Blob(fetched, { type });
	} catch (error) {
		if (!(error instanceof NoRoom || error instanceof NotSaved)) throw error;
	}
	// There is no room for it: it is read all the same, and what its person wanted here goes on the next time.
	const begun = await db.keptFiles.get(material.id);
	if (begun?.why === "opened") await dropFiles(db, [material.id]).catch(() => undefined);
	return new Blob(await fetchBytes(db.userId, material, onShare), { type });
}

/** Wants the file on this phone until its person says otherwise. @throws {NoRoom | NotSaved} */
export const keepHere = (material: Material): Promise<void> => wantFile(myDatabase(), material, "chosen");

/** It does not come back by itself. @throws {NotSaved} */
export const removeFromHere = ({ id }: Material): Promise<void> => unwantFiles(myDatabase(), [id]);

/** The row leaves this phone with the next run of sync. */
export const syncSoon = (): void => void syncNow();

/** Takes every file off this phone. @throws {NotSaved} */
export async function removeEverything(): Promise<void> {
	const db = myDatabase();
	await unwantFiles(db, await db.keptFiles.toCollection().primaryKeys());
}

/** Saves the file of a material under its title. */
export const saveMaterial = ({ title, file_path }: Material, file: Blob): void =>
	saveFile(savedName(title, file_path), file);
