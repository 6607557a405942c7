// What somebody has seen says something of their grades and dates. While they are signed out it is locked, as their unsent
// words are (#sync/storage/vault.ts); without it everything would be news when they are back.
import * as z from "zod/mini";
import type { AccountDatabase } from "#local/database.ts";
import { syncStateOf } from "#sync/database.ts";
import { durably } from "#sync/storage/durable.ts";
import { lock, unlock } from "#sync/storage/vault-key.ts";

const contentsShape = z.object({ seen: z.array(z.object({ id: z.string(), as: z.string() })) });

/**
 * Locks it around the sealing of words, which closes the database and forgets the key. Without a key it is dropped.
 * @param sealing what closes the database; when it throws, nothing was dropped
 * @throws {NotSaved}
 */
export async function sealSeen(db: AccountDatabase, sealing: () => Promise<void>): Promise<void> {
	const seen = await db.seen.toArray();
	const { vault_key } = await syncStateOf(db);
	if (vault_key && seen.length > 0) {
		const contents = await lock(vault_key, { seen });
		await durably(db, async () => void (await db.sealedSeen.put({ id: "seen", contents })));
	}
	await sealing();
	await durably(db, () => db.seen.clear());
}

/**
 * Puts back what a person had seen before signing out.
 * @param vaultKey of the person who is back
 * @throws {NotSaved} it stays locked until the next sign-in
 */
export async function takeBackSeen(db: AccountDatabase, vaultKey: string): Promise<void> {
	const sealed = await db.sealedSeen.get("seen");
	const contents = sealed && contentsShape.safeParse(await unlock(vaultKey, sealed.contents)).data;
	if (!contents) return;
	await durably(db, async () => {
		await db.seen.bulkPut(contents.seen);
		await db.sealedSeen.clear();
	});
}
