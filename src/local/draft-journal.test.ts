// @vitest-environment happy-dom
// Words a page began to save and could not, with a phone whose clock is not to be trusted.
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#sync/new-id.ts";
import { endDraft, journaledWhile, takeFromJournal } from "#sync/storage/draft-journal.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { lossOf, witnessOf } from "#sync/storage/witness.ts";
import { AccountDatabase, accountDatabase } from "./database.ts";
import { type NewEntry, save } from "./entries.ts";
import { browserPlatform } from "./platform.ts";

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
	void journaledWhile(db.name, { key, text, saved_at, empty: false }, () => new Promise(() => {}));
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

/** Local storage reaches the disk some seconds after the call: a browser killed before that finds it as it was. */
function asBeforeTheKill(db: AccountDatabase, place: string, value: string): Promise<void> {
	localStorage.setItem(place, value);
	return takeFromJournal(db);
}

test("words that went to the outbox are no draft again, also when the browser was killed before local storage forgot them", async () => {
	vi.useFakeTimers({ now: noon, toFake: ["Date"] });
	const db = await anOpenDatabase();
	leaveWhileSaving(db, "Half of three quarters", noon);
	const [place = ""] = Object.keys(localStorage);
	const value = localStorage.getItem(place) ?? "";
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Half of three quarters");

	vi.setSystemTime(noon + 1000);
	const id = newId();
	const body = { id, assignment_id: newId(), student_id: db.userId, text_body: "Half of three quarters" };
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	const answer: NewEntry = { kind: "submitAssignment", about, body };
	await save(db, browserPlatform, answer, { draftKey: key });
	await asBeforeTheKill(db, place, value);
	expect(await textIn(db)).toBeUndefined();
	expect(localStorage.getItem(place)).toBeNull();

	// What is typed later is a draft as any other, also after the clock was set back to before the last one ended.
	leaveWhileSaving(db, "Three eighths", noon + 2000);
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Three eighths");
	await saveDraft(db, browserPlatform, key, "");
	vi.setSystemTime(noon - hour);
	leaveWhileSaving(db, "Three eighths of a cup", noon - hour);
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Three eighths of a cup");
});

test("words typed between the press and its save are a draft although the page dies before they are saved", async () => {
	vi.useFakeTimers({ now: noon, toFake: ["Date"] });
	const db = await anOpenDatabase();
	await saveDraft(db, browserPlatform, key, "Half of three quarters");
	leaveWhileSaving(db, "Half of three quarters is 3/8", noon + 500);
	vi.setSystemTime(noon + 1000);
	await db.transaction("rw", db.tables, async () => await endDraft(db, key));
	await takeFromJournal(db);
	expect(await textIn(db)).toBe("Half of three quarters is 3/8");
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
