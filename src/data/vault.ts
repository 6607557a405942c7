// Unsent work of somebody who signed out on this phone. It is sealed with a key only the server can make for that
// person (an HMAC of a server secret and the user's id, handed out by the gate), so it survives a forgotten password
// and a restored server, and the next person on this phone cannot read it.
import * as z from "zod/mini";
import { type AccountDatabase, type Draft, noteStanding, standingOf } from "./db.ts";
import { durably } from "./durable.ts";
import type { Errand } from "./errands.ts";
import { mirroredNames } from "./records.ts";
import { takeFromShelf } from "./shelf.ts";

/** The gate never handed out a key on this phone, so nothing can be sealed; the work must stay or be sent. */
export class NoVaultKey extends Error {
	override name = "NoVaultKey";
}

type Contents = { outbox: Errand[]; drafts: Draft[] };

async function keyFrom(base64: string): Promise<CryptoKey> {
	const raw = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
	return await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** Empties everything the server showed. Outbox, drafts and vault stay. Call it inside a transaction. */
export async function emptyMirror(db: AccountDatabase): Promise<void> {
	for (const name of mirroredNames) await db.mirror(name).clear();
	// Without a position a restored server cannot be noticed by it.
	await db.outbox.where({ state: "sent" }).modify({ seen: false });
	await noteStanding(db, { position: null, last_full: null, role: "student" });
}

/**
 * Seals outbox and drafts, empties the mirror and forgets the key: what is left on the phone is unreadable.
 * @throws {NoVaultKey} when there are words to keep and no key; nothing has changed then
 * @throws {NotSaved} and nothing has changed
 */
export async function seal(db: AccountDatabase): Promise<void> {
	await takeFromShelf(db);
	while (true) {
		const contents: Contents = { outbox: await db.outbox.toArray(), drafts: await db.drafts.toArray() };
		const words = contents.outbox.length + contents.drafts.length > 0;
		const { vault_key } = await standingOf(db);
		if (words && !vault_key) throw new NoVaultKey("this phone has no key to keep the work with");
		const iv = crypto.getRandomValues(new Uint8Array(12));
		const plain = new TextEncoder().encode(JSON.stringify(contents));
		const data =
			words && vault_key ? await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFrom(vault_key), plain) : null;
		const done = await durably(db, async () => {
			// Encrypting takes a moment; a letter typed in another tab meanwhile must be sealed too.
			const now: Contents = { outbox: await db.outbox.toArray(), drafts: await db.drafts.toArray() };
			if (JSON.stringify(now) !== JSON.stringify(contents)) return false;
			if (data) await db.vault.add({ v: 1, iv, data });
			await db.outbox.clear();
			await db.drafts.clear();
			await emptyMirror(db);
			await db.meta.clear();
			return true;
		});
		if (done) return;
	}
}

const contentsShape = z.object({
	outbox: z.array(z.custom<Errand>((value) => z.object({ id: z.string(), kind: z.string() }).safeParse(value).success)),
	drafts: z.array(z.object({ key: z.string(), text: z.string(), saved_at: z.number() })),
});

/**
 * Opens what this person sealed here before and puts it back. What does not open with this key stays sealed.
 * @param write how a transaction is carried out; a run's own ends it when another took over
 */
export async function unseal(
	db: AccountDatabase,
	vaultKey: string,
	write = (work: () => Promise<void>) => durably(db, work),
): Promise<void> {
	for (const sealed of await db.vault.toArray()) {
		const key = await keyFrom(vaultKey);
		const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.iv }, key, sealed.data).catch(() => null);
		if (!plain) continue;
		const contents = contentsShape.safeParse(JSON.parse(new TextDecoder().decode(plain))).data;
		// It opened and is not ours to understand: it stays as it is rather than stop everything else.
		if (!contents) continue;
		await write(async () => {
			if (!(await db.vault.get(sealed.id))) return;
			await db.outbox.bulkPut(contents.outbox.map((errand) => ({ ...errand, seen: false })));
			for (const draft of contents.drafts) {
				const newer = await db.drafts.get(draft.key);
				await db.drafts.put(
					newer && newer.text !== draft.text ? { ...draft, key: `${draft.key}:${draft.saved_at}` } : draft,
				);
			}
			await db.vault.delete(sealed.id);
		});
	}
}
