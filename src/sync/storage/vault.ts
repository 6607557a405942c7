// Unsent work of a person who signed out on this phone. It is sealed with a key that only the server can make for that
// person (an HMAC of a server secret and the user's id, handed out by the handshake), so it survives a forgotten
// password and a restored server, and the next person on this phone cannot read it.
import * as z from "zod/mini";
import { noteSyncState, type SyncDatabase, syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import { accountsOf } from "#sync/schema.ts";
import { takeEach, takeFromJournal } from "./draft-journal.ts";
import { wholeOf } from "./draft-merge.ts";
import { durably, NotSaved } from "./durable.ts";
import { inTodaysLayout } from "./entry-layouts.ts";
import { isDatabaseClosed, lifeOf, setOpen } from "./life.ts";
import { dropCopy } from "./second-copy.ts";
import { holdKey, unlock } from "./vault-key.ts";
import { contentsOf, lockedUp, writeSealed } from "./writing.ts";

/** The handshake never handed out a key on this phone, so nothing can be sealed; the work must stay or be sent. */
export class NoVaultKey extends Error {
	override name = "NoVaultKey";
}

/** Empties everything the server showed. Outbox, drafts and vault stay. Call it inside a transaction. */
export async function emptyMirror(db: SyncDatabase): Promise<void> {
	for (const name of db.mirrored) await db.mirror(name).clear();
	await db.dropSpare();
	// Without a position a restored server cannot be noticed by it.
	await db.outbox.where({ state: "sent" }).modify({ seen: false });
	await noteSyncState(db, { position: null, last_full: null, role: accountsOf(db.schema).firstRole });
}

/**
 * Seals outbox and drafts, empties the mirror and forgets the key: what is left on the phone is unreadable. In the same
 * transaction the database is closed: whatever another tab saves from then on is sealed too (writing.ts).
 * @throws {NoVaultKey} when there are words to keep and no key; nothing has changed then
 * @throws {NotSaved} and nothing has changed
 */
export async function seal(db: SyncDatabase): Promise<void> {
	try {
		await takeFromJournal(db);
	} catch (error) {
		throw new NotSaved("not saved on this phone", { cause: error });
	}
	while (true) {
		const contents = await contentsOf(db);
		const words = contents.outbox.length + contents.drafts.length > 0;
		const { vault_key } = await syncStateOf(db);
		if (words && !vault_key) throw new NoVaultKey("this phone has no key to keep the work with");
		holdKey(db.userId, vault_key);
		const locked = words && vault_key ? await lockedUp(vault_key, contents) : null;
		const done = await durably(db, async () => {
			// Encrypting takes a moment. Words typed in another tab meanwhile must be sealed too, so the sealing begins
			// again.
			if (JSON.stringify(await contentsOf(db)) !== JSON.stringify(contents)) return false;
			if (locked) await db.vault.add(locked);
			await db.outbox.clear();
			await db.drafts.clear();
			const life = await lifeOf(db);
			await emptyMirror(db);
			await db.meta.clear();
			await setOpen(db, false, life);
			return true;
		});
		if (done) break;
	}
	dropCopy(db.name);
}

/** Seals what pages still had in the journal when their owner's database was closed. */
export async function sealJournal(db: SyncDatabase): Promise<void> {
	await takeEach(db.name, async ({ empty, ...draft }) => {
		const put = async () => void (empty || (await db.drafts.put(draft)));
		await writeSealed(db, put, draft.key, draft.saved_at);
		return true;
	});
}

const draftShape = z.object({ key: z.string(), text: z.string(), saved_at: z.number() });

const contentsShape = z.object({
	outbox: z.array(
		z.pipe(
			z.transform((value) => (typeof value === "object" && value !== null ? inTodaysLayout(value) : value)),
			z.custom<Entry>((value) => z.object({ id: z.string(), kind: z.string() }).safeParse(value).success),
		),
	),
	drafts: z.array(draftShape),
	gone: z.optional(z.array(z.object({ key: z.string(), at: z.number() }))),
});

/**
 * Opens the database for its owner again, puts back what was sealed here before, in the order in which it was sealed,
 * and takes over what still lay in the journal. What does not open with this key stays sealed.
 * @param write how a transaction is carried out; a run's own ends it when another took over
 */
export async function unseal(
	db: SyncDatabase,
	vaultKey: string,
	write = (work: () => Promise<void>) => durably(db, work),
): Promise<void> {
	const returns = await isDatabaseClosed(db);
	if (returns) await write(() => setOpen(db, true));
	for (const sealed of await db.vault.toArray()) {
		const contents = contentsShape.safeParse(await unlock(vaultKey, sealed)).data;
		// Sealed with another key, or its contents have an unknown shape: it stays sealed, and the rest is opened.
		if (!contents) continue;
		await write(async () => {
			if (!(await db.vault.get(sealed.id))) return;
			for (const entry of contents.outbox) await putBack(db, { ...entry, seen: false });
			for (const { key, at } of contents.gone ?? []) {
				const draft = await db.drafts.get(key);
				if (draft && draft.saved_at <= at) await db.drafts.delete(key);
			}
			for (const draft of contents.drafts) await putBeside(db, draft);
			await db.vault.delete(sealed.id);
		});
	}
	if (returns) await takeFromJournal(db);
}

/**
 * Puts an unsealed entry back at its place in the queue, or at the end if another entry has that place. An entry that
 * is there already is not put back.
 */
async function putBack(db: SyncDatabase, entry: Entry): Promise<void> {
	if (await db.outbox.get({ id: entry.id })) return;
	const { seq, ...rest } = entry;
	await ((await db.outbox.get(seq)) ? db.outbox.add(rest) : db.outbox.put(entry));
}

async function putBeside(db: SyncDatabase, draft: Draft): Promise<void> {
	const stored = await db.drafts.get(draft.key);
	const whole = stored ? wholeOf(stored, draft) : draft;
	if (whole || !stored) return void (await db.drafts.put(whole ?? draft));
	const [older, newer] = stored.saved_at <= draft.saved_at ? [stored, draft] : [draft, stored];
	await db.drafts.bulkPut([newer, { ...older, key: `${older.key}:${older.saved_at}` }]);
}
