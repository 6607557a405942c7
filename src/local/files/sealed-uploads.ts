// Uploads of a person who signs out on this phone wait for their return, as unsent words do (#sync/storage/vault.ts).
import type { AccountDatabase } from "#local/database.ts";
import { syncStateOf } from "#sync/database.ts";
import { durably } from "#sync/storage/durable.ts";
import { NoVaultKey } from "#sync/storage/vault.ts";
import { lock, lockBytes, unlock, unlockBytes } from "#sync/storage/vault-key.ts";
import { type SealedUpload, type Upload, uploadShape } from "./tables.ts";

/**
 * Locks every upload with its file. Call it before the sealing of words, which forgets the key.
 * @throws {NoVaultKey | NotSaved} some may be locked then: `takeBackUploads` opens them
 */
export async function sealUploads(db: AccountDatabase): Promise<void> {
	for (const upload of await db.uploads.toArray()) {
		const { vault_key } = await syncStateOf(db);
		if (!vault_key) throw new NoVaultKey("this phone has no key to keep the files with");
		const file = await db.uploadBytes.get(upload.id);
		// It has arrived, or was canceled in another tab.
		if (!file) continue;
		const sealed = {
			id: upload.id,
			upload: await lock(vault_key, upload),
			bytes: await lockBytes(vault_key, file.bytes),
		};
		await durably(db, async () => {
			if (await db.uploads.get(upload.id)) await db.sealedUploads.put(sealed);
			await db.uploads.delete(upload.id);
			await db.uploadBytes.delete(upload.id);
		});
	}
}

/**
 * Opens what was locked here, for its person who is back. What does not open with this phone's key stays locked.
 * @throws {NotSaved} what is locked stays so until the next time
 */
export async function takeBackUploads(db: AccountDatabase): Promise<void> {
	for (const id of await db.sealedUploads.toCollection().primaryKeys()) {
		const { vault_key } = await syncStateOf(db);
		const sealed = await db.sealedUploads.get(id);
		const opened = sealed && vault_key ? await open(vault_key, sealed) : null;
		// Another tab was quicker, or it was locked with another key.
		if (!opened) continue;
		await durably(db, async () => {
			if (!(await db.sealedUploads.get(id)) || !(await syncStateOf(db)).vault_key) return;
			await db.uploads.put(opened.upload);
			await db.uploadBytes.put({ id, bytes: opened.bytes });
			await db.sealedUploads.delete(id);
		});
	}
}

type Opened = { upload: Upload; bytes: ArrayBuffer };

async function open(key: string, sealed: SealedUpload): Promise<Opened | null> {
	const upload = uploadShape.safeParse(await unlock(key, sealed.upload)).data;
	const bytes = await unlockBytes(key, sealed.bytes);
	return upload && bytes ? { upload, bytes } : null;
}
