// @vitest-environment happy-dom
// Words a page began to save and could not, with a phone whose clock is not to be trusted.
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#sync/new-id.ts";
import { journaledWhile, takeFromJournal } from "#sync/storage/draft-journal.ts";
import { lossOf, witnessOf } from "#sync/storage/witness.ts";
import { AccountDatabase, accountDatabase } from "./database.ts";

const key = "answer:fractions";
const noon = new Date("2026-11-20T12:00:00+02:00").getTime();
const hour = 3_600_000;

afterEach(() => {
	vi.useRealTimers();
	localStorage.clear();
});

async function anOpenDatabase() {
	const db = new AccountDatabase(newId());
	await db.open();
	return db;
}

/** The page is gone before its save has ended. */
function leaveWhileSaving(db: AccountDatabase, text: string, saved_at: number): void {
	void journaledWhile(db.name, Object.assign({ key, saved_at, empty: false }, { text }), () => new Promise(() => {}));
}

const textIn = async (db: AccountDatabase): Promise<unknown> => (await db.drafts.get(key))?.text;

test("the last words are kept although the clock was set back since the ones before", async () => {
	vi.useFakeTimers({ now: noon, toFake: ["Date"] });
	const db = await anOpenDatabase();
	await db.drafts.put({ key, text: "Half of three", saved_at: noon + 2 * hour });
	leaveWhileSaving(db, "Half of three quarters", noon);
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Half of three quarters");
	expect(localStorage.length).toBe(0);
});

test("words that were saved after those in the journal stay", async () => {
	vi.useFakeTimers({ now: noon + hour, toFake: ["Date"] });
	const db = await anOpenDatabase();
	leaveWhileSaving(db, "Half of three quarters", noon);
	await db.drafts.put({ key, text: "Half of 3/4 is 3/8", saved_at: noon + 1000 });
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Half of 3/4 is 3/8");
	expect(localStorage.length).toBe(0);
});

// By the names that every build since the first has used.
test("what a page of the build before left is found under its name: words, unsent work, and what was lost", async () => {
	const db = accountDatabase("mayahaddad00001");
	const words = { key, text: "Half of three quarters", saved_at: noon, empty: false };
	localStorage.setItem("lead-typed/lead-mayahaddad00001/answer:fractions", JSON.stringify(words));
	const item = { id: "a", kind: "createCourse", title: "Robotics", at: noon, author: "" };
	localStorage.setItem(
		"lead-witness/lead-mayahaddad00001",
		JSON.stringify({ life: "before", items: [item], sealed: null }),
	);
	localStorage.setItem("lead-lost/lead-mayahaddad00001", JSON.stringify({ items: [item], sealed: null }));
	await db.open();
	expect(await textIn(db)).toBe("Half of three quarters");
	expect(witnessOf(db.name)?.items).toEqual([item]);
	expect(lossOf(db.name).items).toEqual([item]);
});
