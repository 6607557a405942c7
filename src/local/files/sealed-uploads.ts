// Uploads of a person who signs out on this phone wait for their return, as unsent words do (#sync/storage/vault.ts).
import { hasLeft } from "#local/account/device.ts";
import type { AccountDatabase } from "#local/database.ts";
import { syncStateOf } from "#sync/database.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { NoVaultKey } from "#sync/storage/vault.ts";
import { lock, lockBytes, unlock, unlockBytes } from "#sync/storage/vault-key.ts";
import { type SealedUpload, type Upload, uploadShape } from "./tables.ts";

/**
 * Locks every upload with its file. Call it before the sealing of words, which forgets the key and closes the database, and
 * once more behind it, for what another tab added or opened meanwhile.
 * @throws {NoVaultKey | NotSaved} some may be locked then: `takeBackUploads` opens them
 */
export async function sealUploads(db: AccountDatabase, vaultKey: string | null): Promise<void> {
	for (const upload of await db.uploads.toArray()) {
		if (!vaultKey) throw new NoVaultKey("this phone has no key to keep the files with");
		const file = await db.uploadBytes.get(upload.id);
		// It has arrived, or was canceled in another tab.
		if (!file) continue;
		const sealed = {
			id: upload.id,
			upload: await lock(vaultKey, upload),
			bytes: await lockBytes(vaultKey, file.bytes),
		};
		await durably(db, async () => {
			if (await db.uploads.get(upload.id)) await db.sealedUploads.put(sealed);
			await db.uploads.delete(upload.id);
			await db.uploadBytes.delete(upload.id);
		});
	}
}

/**
 * Opens what was locked here, for its person who is back. What does not open with this phone's key stays locked, and so does
 * what the phone has no room for until the next time.
 */
export async function takeBackUploads(db: AccountDatabase): Promise<void> {
	for (const id of await db.sealedUploads.toCollection().primaryKeys()) {
		const { vault_key } = await syncStateOf(db);
		const sealed = await db.sealedUploads.get(id);
		// Its person is just signing out: until the words are sealed, the key is still here.
		if (await hasLeft(db.userId).catch(() => false)) return;
		const opened = sealed && vault_key ? await open(vault_key, sealed) : null;
		// Another tab was quicker, or it was locked with another key.
		if (!opened) continue;
		const putBack = async () => {
			if (!(await db.sealedUploads.get(id)) || !(await syncStateOf(db)).vault_key) return;
			await db.uploads.put(opened.upload);
			await db.uploadBytes.put({ id, bytes: opened.bytes });
			await db.sealedUploads.delete(id);
		};
		// No file that is kept here gives way to it.
		await durably(db, putBack, { spares: false }).catch((error: unknown) => {
			if (!(error instanceof NotSaved)) throw error;
		});
	}
}

type Opened = { upload: Upload; bytes: ArrayBuffer };

async function open(key: string, sealed: SealedUpload): Promise<Opened | null> {
	const upload = uploadShape.safeParse(await unlock(key, sealed.upload)).data;
	const bytes = await unlockBytes(key, sealed.bytes);
	return upload && bytes ? { upload, bytes } : null;
}
