// @vitest-environment happy-dom
// What a closed page was saving, when its author signs out and when they are back.
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { draft, key, type SealingPhone, sealingPhone } from "#parts/sealing-phone.ts";
import { journaledWhile } from "#sync/storage/draft-journal.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import { seal, sealJournal, unseal } from "#sync/storage/vault.ts";
import { dropKey } from "#sync/storage/vault-key.ts";

afterEach(() => localStorage.clear());

/** The page is gone before its save has ended. */
function leaveWhileSaving({ db }: SealingPhone, words = draft("angles", "Half")): void {
	void journaledWhile(db.name, { ...words, empty: words.text === "" }, () => new Promise(() => {}));
}

const journal = () => JSON.stringify({ ...localStorage });

test("what a closed page was saving is sealed with the rest", async () => {
	const phone = await sealingPhone();
	const typed = ["angles", "circles", "fractions"].map((name) => draft(name, `Half of ${name}`));
	for (const words of typed) leaveWhileSaving(phone, words);
	await seal(phone.db);
	expect(journal()).not.toContain("Half of");
	expect(await phone.drafts()).toEqual([]);
	await unseal(phone.db, key);
	expect(await phone.drafts()).toEqual(typed);
});

test("while there is no room for what a closed page was saving, it stays in the journal, and nobody is signed out", async () => {
	const phone = await sealingPhone();
	const { db, state } = phone;
	const saved = await phone.answer("Three eighths");
	leaveWhileSaving(phone);
	state.noRoomFor = { table: "drafts", type: "put" };
	await expect(seal(db)).rejects.toThrow(NotSaved);
	expect(journal()).toContain("Half");
	expect(await phone.outbox()).toEqual([saved]);
	expect(await isDatabaseClosed(db)).toBe(false);
});

test("what pages were saving as their database was closed is sealed, and lies in the journal no longer", async () => {
	const phone = await sealingPhone();
	const { db, drafts } = phone;
	await db.drafts.bulkPut([draft("angles", "Half"), draft("circles", "Two")]);
	await seal(db);
	leaveWhileSaving(phone, draft("angles", "Half a right one", 2));
	leaveWhileSaving(phone, draft("circles", "", 2));
	leaveWhileSaving(phone, draft("fractions", "Three", 2));
	await sealJournal(db);
	expect(journal()).toBe("{}");
	expect(await drafts()).toEqual([]);
	await unseal(db, key);
	expect(await drafts()).toEqual([draft("angles", "Half a right one", 2), draft("fractions", "Three", 2)]);
});

test.each([
	["has no key to seal them with", ({ db }: SealingPhone) => dropKey(db.userId)],
	[
		"has no room for them",
		({ state }: SealingPhone) => {
			state.noRoomFor = { table: "drafts", type: "put" };
		},
	],
])("words stay in the journal of a page that %s", async (_, prevent) => {
	const phone = await sealingPhone();
	await seal(phone.db);
	leaveWhileSaving(phone);
	prevent(phone);
	await expect(sealJournal(phone.db)).rejects.toThrow(NotSaved);
	expect(journal()).toContain("Half");
	expect(await phone.db.vault.count()).toBe(0);
});

test("what lay in the journal is taken over when its author is back", async () => {
	const phone = await sealingPhone();
	await seal(phone.db);
	leaveWhileSaving(phone);
	await unseal(phone.db, key);
	expect(localStorage.length).toBe(0);
	expect(await phone.drafts()).toEqual([draft("angles", "Half")]);
});

test("where nobody was away and nothing is sealed, nothing is written, and open pages go on saving", async () => {
	const phone = await sealingPhone();
	leaveWhileSaving(phone);
	const write = vi.fn(async () => undefined);
	await unseal(phone.db, key, write);
	expect(write).not.toHaveBeenCalled();
	expect(await phone.drafts()).toEqual([]);
	expect(localStorage.length).toBe(1);
});
