// @vitest-environment happy-dom
// Saving words a moment after their author signed out: they are sealed, and readable in the database at no moment.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { draft, key, type SealingPhone, sealingPhone, signOutElsewhere } from "#parts/sealing-phone.ts";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { seal, unseal } from "#sync/storage/vault.ts";
import { dropKey, holdKey } from "#sync/storage/vault-key.ts";
import { writeSealed, writing } from "#sync/storage/writing.ts";

afterEach(() => localStorage.clear());

test("an answer saved after a sign-out in another tab is sealed, and its author finds it in place of its draft", async () => {
	const { db, answer, outbox, drafts, kept } = await sealingPhone();
	await writing(db, async () => await db.drafts.bulkPut([draft("fractions", "Three"), draft("angles", "Half")]));
	await signOutElsewhere(db);
	const saved = await answer("Three eighths", "answer:fractions");
	expect(saved).toMatchObject({ state: "queued", body: { text_body: "Three eighths" } });
	expect(await kept()).toMatchObject({ outbox: [], drafts: [], vault: [{ waits: false }, { waits: true }] });
	await unseal(db, key);
	expect(await outbox()).toEqual([saved]);
	expect(await drafts()).toEqual([draft("angles", "Half")]);
});

test("a draft saved after the sign-out is sealed, too, and opens beside the others", async () => {
	const { db, drafts, kept } = await sealingPhone();
	await writing(db, async () => await db.drafts.put(draft("fractions", "Three")));
	await signOutElsewhere(db);
	const put = async () => await db.drafts.put(draft("angles", "Half"));
	expect(await writing(db, put)).toBe("answer:angles");
	expect(await kept()).toMatchObject({ outbox: [], drafts: [] });
	await unseal(db, key);
	expect(await drafts()).toEqual([draft("angles", "Half"), draft("fractions", "Three")]);
});

test("an answer in place of a refused one that is sealed already is sealed behind it", async () => {
	const { db, platform, answer, note, outbox } = await sealingPhone();
	const refused = await note(await answer("Three eighths"), { state: "failed", attempts: 1 });
	await signOutElsewhere(db);
	const fresh = answerTo(newId(), db.userId, "Five eighths");
	const saved = await save(db, platform, fresh, { instead: refused.id });
	expect(await outbox()).toEqual([]);
	await unseal(db, key);
	expect(await outbox()).toEqual([refused, saved]);
});

test("a page without the key of who signed out says that the words are not saved, and nothing has changed", async () => {
	const phone = await sealingPhone();
	await phone.answer("Three eighths");
	await signOutElsewhere(phone.db);
	dropKey(phone.db.userId);
	const before = await phone.kept();
	await expect(phone.answer("Five eighths")).rejects.toThrow(NotSaved);
	expect(await phone.kept()).toEqual(before);
});

test("a page that the handshake never gave a key cannot seal either", async () => {
	const { db, platform } = stillPhone();
	await seal(db);
	await expect(save(db, platform, answerTo(newId(), db.userId, "Three"))).rejects.toThrow(NotSaved);
	expect(await db.outbox.count()).toBe(0);
	expect(await db.vault.count()).toBe(0);
});

test("the words of somebody who is back by then stay readable, and are handed on", async () => {
	const { db, drafts } = await sealingPhone();
	holdKey(db.userId, key);
	await writing(db, async () => undefined);
	const put = async () => await db.drafts.put(draft("angles", "Half"));
	expect(await writeSealed(db, put)).toBe("answer:angles");
	expect(await drafts()).toEqual([draft("angles", "Half")]);
	expect(await db.vault.count()).toBe(0);
});

test("a late write that leaves no words seals nothing; one that only ends a draft seals that", async () => {
	const { db, drafts } = await sealingPhone();
	const emptied = draft("angles", "Half");
	await db.drafts.put(emptied);
	await seal(db);
	await writing(db, async () => undefined);
	expect(await db.vault.count()).toBe(1);
	await writing(db, async () => undefined, emptied.key);
	expect(await db.vault.count()).toBe(2);
	await unseal(db, key);
	expect(await drafts()).toEqual([]);
});

test("only sealed work in which something was not sent is noted as waiting", async () => {
	const { db, answer, note } = await sealingPhone();
	await note(await answer("Three eighths"), { state: "sent", sent_at: 1 });
	await seal(db);
	await writing(db, async () => await db.drafts.put(draft("angles", "Half")));
	const failed = await answer("Five eighths");
	await unseal(db, key);
	await note(failed, { state: "failed", attempts: 1 });
	await noteSyncState(db, { vault_key: key });
	expect(await db.vault.count()).toBe(0);
	await seal(db);
	expect(await db.vault.toArray()).toMatchObject([{ waits: true }]);
	await answer("Seven eighths");
	await writing(db, async () => await db.drafts.put(draft("angles", "Half a right one")));
	expect((await db.vault.toArray()).map(({ waits }) => waits)).toEqual([true, true, false]);
});

/** What is on the phone after a late answer for which it has no room at one place. */
async function fullPhone(phone: SealingPhone) {
	await phone.db.drafts.put(draft("fractions", "Three"));
	await seal(phone.db);
	return await phone.kept();
}

test.each([
	["what is sealed", { table: "vault", type: "add" }],
	["emptying the outbox", { table: "outbox", type: "deleteRange" }],
	["emptying the drafts", { table: "drafts", type: "deleteRange" }],
] as const)(
	"a phone without room for %s says that a late answer is not saved, and nothing has changed",
	async (_, write) => {
		const phone = await sealingPhone();
		const before = await fullPhone(phone);
		phone.state.noRoomFor = write;
		await expect(phone.answer("Three eighths", "answer:fractions")).rejects.toThrow(NotSaved);
		expect(await phone.kept()).toEqual(before);
	},
);
