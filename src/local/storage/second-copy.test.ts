// @vitest-environment happy-dom
// The second copy of unsent words, from which a page puts them back that is opened after the browser deleted the database.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#sync/new-id.ts";

const place = (userId: string) => `lead-copy/lead-${userId}`;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

/** The app as a page has it that was just opened: it remembers nothing. */
async function openPage(userId: string) {
	vi.resetModules();
	const { AccountDatabase } = await import("#local/database.ts");
	const { save } = await import("#local/entries.ts");
	const { browserPlatform } = await import("#local/platform.ts");
	const { saveDraft } = await import("#sync/storage/drafts.ts");
	const { mend, stillLost } = await import("#sync/storage/whole.ts");
	const { seal } = await import("#sync/storage/vault.ts");
	const { lifeOf } = await import("#sync/storage/life.ts");
	const { noteSealed } = await import("#sync/storage/witness.ts");
	const { noteSyncState } = await import("#sync/database.ts");
	const db = new AccountDatabase(userId);
	return {
		db,
		answer: async (title: string, text_body: string) => {
			const body = { id: newId(), assignment_id: newId(), student_id: userId, text_body, revision: newId() };
			const about = { title, course: "Mathematics", person: "" };
			return await save(db, browserPlatform, { kind: "submitAssignment", body, about });
		},
		type: async (key: string, text: string) => await saveDraft(db, browserPlatform, key, text),
		mend: async () => await mend(db),
		lost: async () => (await stillLost(db)).items.map(({ title, id }) => title || id),
		signOut: async () => {
			await noteSyncState(db, { vault_key: btoa("0123456789abcdef0123456789abcdef") });
			const life = (await lifeOf(db))?.id ?? "";
			await seal(db);
			noteSealed(db.name, life, { count: 1, at: 1 });
		},
	};
}

test("a page that is opened after the deletion puts unsent words back under the same ids, and nothing is lost", async () => {
	const owner = newId();
	const before = await openPage(owner);
	const { id } = await before.answer("Fractions", "Three eighths");
	await before.type("answer:angles", "Half a right angle");
	await before.db.delete();

	const after = await openPage(owner);
	await after.mend();
	expect(await after.db.outbox.toArray()).toMatchObject([
		{ id, state: "queued", body: { text_body: "Three eighths" } },
	]);
	expect(await after.db.drafts.toArray()).toMatchObject([{ key: "answer:angles", text: "Half a right angle" }]);
	expect(await after.lost()).toEqual([]);
});

test("one text that is too long for the copy keeps no other out of it", async () => {
	const owner = newId();
	const before = await openPage(owner);
	await before.answer("Fractions", "Three eighths");
	await before.answer("Angles", "x".repeat(1_100_000));
	await before.answer("Circles", "Two of them");
	await before.db.delete();

	const after = await openPage(owner);
	await after.mend();
	expect(await after.db.outbox.toArray()).toMatchObject([
		{ body: { text_body: "Three eighths" } },
		{ body: { text_body: "Two of them" } },
	]);
});

test("what is written before anybody looks comes behind what was put back", async () => {
	const owner = newId();
	const before = await openPage(owner);
	await before.answer("Fractions", "Three eighths");
	await before.db.delete();

	const after = await openPage(owner);
	await after.answer("Angles", "90 degrees");
	expect(await after.db.outbox.toArray()).toMatchObject([
		{ body: { text_body: "Three eighths" } },
		{ body: { text_body: "90 degrees" } },
	]);
});

test("a database that is still there takes nothing from the copy", async () => {
	const owner = newId();
	const before = await openPage(owner);
	const { seq } = await before.answer("Fractions", "Three eighths");
	// As the service worker sends, which has no local storage.
	await before.db.outbox.update(seq, { state: "sent", sent_at: Date.now() });
	before.db.close();

	const after = await openPage(owner);
	await after.mend();
	await after.answer("Angles", "90 degrees");
	expect(await after.db.outbox.toArray()).toMatchObject([{ state: "sent" }, { state: "queued" }]);
	expect(localStorage.getItem(place(owner))).not.toContain("Three eighths");
});

test("no words stay in local storage after a sign-out, nor those of somebody who signed out as the power went", async () => {
	const owner = newId();
	const page = await openPage(owner);
	await page.answer("Fractions", "Three eighths");
	expect(localStorage.getItem(place(owner))).toContain("Three eighths");
	await page.signOut();
	expect(JSON.stringify({ ...localStorage })).not.toContain("Three eighths");

	localStorage.setItem(place(owner), "Three eighths");
	const { keepOnly } = await import("#sync/storage/second-copy.ts");
	keepOnly([`lead-${owner}`]);
	expect(localStorage.getItem(place(owner))).toBe("Three eighths");
	keepOnly(["lead-guest"]);
	expect(localStorage.getItem(place(owner))).toBeNull();
});

test("where not everything has room, the newest words are kept", async () => {
	const owner = newId();
	const page = await openPage(owner);
	const long = (letter: string) => letter.repeat(300_000);
	for (const letter of ["a", "b", "c", "d"]) await page.answer(letter, long(letter));
	const copy = localStorage.getItem(place(owner)) ?? "";
	expect(["a", "b", "c", "d"].map((letter) => copy.includes(long(letter)))).toEqual([false, true, true, true]);
});

test("where local storage takes no more, no older copy stays that could bring back what was sent", async () => {
	const owner = newId();
	const page = await openPage(owner);
	const { seq } = await page.answer("Fractions", "Three eighths");
	await page.db.outbox.update(seq, { state: "sent", sent_at: Date.now() });
	const kept = localStorage;
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => kept.getItem(name),
		removeItem: (name: string) => kept.removeItem(name),
		setItem() {
			throw new DOMException("full", "QuotaExceededError");
		},
	});
	await page.answer("Angles", "90 degrees");
	expect(localStorage.getItem(place(owner))).toBeNull();
});

test("a page that looks into the database while its owner signs out leaves neither words nor titles in local storage", async () => {
	for (let round = 0; round < 20; round++) {
		const owner = newId();
		const page = await openPage(owner);
		const { watchWhole } = await import("./watch-whole.ts");
		const stop = watchWhole(page.db, {
			read: async () => ({}),
			tell() {},
			mend: page.mend,
			fail() {},
			deleted() {},
		});
		await page.answer("Fractions", "Three eighths");
		await page.signOut();
		stop();
		// What was being read then has been read when this has.
		await page.db.outbox.count();
		await vi.waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toMatch(/Three eighths|Fractions/));
		page.db.close();
	}
});

test.each([
	["clock offset", { clock_offset: 1e18 }],
	["draft", { drafts: [{ key: "answer:angles", text: "Half", saved_at: 1e30 }] }],
])("a copy whose %s has an impossible time is not put back", async (_, garbage) => {
	const owner = newId();
	const copy = { life: newId(), entries: [], drafts: [], clock_offset: 5000, role: "student", ...garbage };
	localStorage.setItem(place(owner), JSON.stringify(copy));
	const page = await openPage(owner);
	await page.mend();
	expect(await page.db.drafts.count()).toBe(0);
	expect(await page.db.meta.get("sync")).toBeUndefined();
});
