// A phone that sends nothing, whose owner has a key to seal words with.
import { vi } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { answerTo, stillPhone } from "./still-phone.ts";

/** As the handshake hands them out. */
export const key = btoa("k".repeat(32));
export const otherKey = btoa("o".repeat(32));

export const draft = (name: string, text: string, saved_at = 1) => ({ key: `answer:${name}`, text, saved_at });

export async function sealingPhone() {
	const phone = stillPhone();
	const { db, platform } = phone;
	await noteSyncState(db, { vault_key: key });
	return {
		...phone,
		drafts: () => db.drafts.toArray(),
		/** An answer that waits to be sent. @param draftKey where it was typed */
		answer: (text: string, draftKey?: string) =>
			save(db, platform, answerTo(newId(), db.userId, text), draftKey ? { draftKey } : {}),
		/** Everything that this database holds of words, readable or sealed. */
		kept: async () => ({
			outbox: await phone.outbox(),
			drafts: await db.drafts.toArray(),
			vault: await db.vault.toArray(),
		}),
	};
}

export type SealingPhone = Awaited<ReturnType<typeof sealingPhone>>;

/** The owner signs out in another tab of this phone, whose memory is its own. */
export async function signOutElsewhere({ userId }: AccountDatabase): Promise<void> {
	vi.resetModules();
	const [{ AccountDatabase }, { seal }] = await Promise.all([
		import("#local/database.ts"),
		import("#sync/storage/vault.ts"),
	]);
	const tab = new AccountDatabase(userId);
	await seal(tab);
	tab.close();
}
