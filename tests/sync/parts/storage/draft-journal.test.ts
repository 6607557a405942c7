// @vitest-environment happy-dom
// Words that lie in local storage while they are being saved, and what becomes of those of a page that is gone.
import { afterEach, expect, test, vi } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { type Call, connectionLost, databaseFromBefore, failingDatabase, refuseOne } from "#parts/failing-database.ts";
import { newId } from "#sync/new-id.ts";
import { isInJournal, journaledWhile, takeFromJournal } from "#sync/storage/draft-journal.ts";
import { lasting } from "#sync/storage/durable.ts";
import { setOpen } from "#sync/storage/life.ts";
import { placeOutside } from "#sync/storage/names.ts";

const key = "answer:fractions";
const noon = new Date("2026-11-20T12:00:00+02:00").getTime();

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
});

const words = (text: string, saved_at: number, of = key) => ({ key: of, text, saved_at, empty: text === "" });

/** The page is gone before its save has ended. */
function leaveWhileSaving({ name }: AccountDatabase, text: string, saved_at: number, of = key): void {
	void journaledWhile(name, words(text, saved_at, of), () => new Promise(() => {}));
}

const textsIn = async (db: AccountDatabase) => (await db.drafts.toArray()).map(({ text }) => text);

test("words lie in the journal while they are saved, and no longer, also when they could not be saved", async () => {
	const name = `lead-${newId()}`;
	expect(isInJournal(name)).toBe(false);
	await journaledWhile(name, words("Half", noon), async () => expect(isInJournal(name)).toBe(true));
	expect(isInJournal(name)).toBe(false);
	const failing = journaledWhile(name, words("Half", noon), () => Promise.reject(connectionLost()));
	expect(isInJournal(name)).toBe(true);
	expect(isInJournal(`lead-${newId()}`)).toBe(false);
	await expect(failing).rejects.toThrow("Connection");
	expect(isInJournal(name)).toBe(false);
});

test("a save that ends late takes none of the newer words of its field from the journal", async () => {
	const { db } = failingDatabase();
	await journaledWhile(db.name, words("Half", noon), async () => leaveWhileSaving(db, "Half of three", noon + 1));
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual(["Half of three"]);
});

test("also a page whose first transaction is refused finds the words of the page before", async () => {
	const db = await databaseFromBefore();
	leaveWhileSaving(db, "Half of three", noon);
	refuseOne();
	expect(await lasting(db, textsIn)).toEqual(["Half of three"]);
});

test("a page that opens the database finds all words of the page before in it", async () => {
	const db = new AccountDatabase(newId());
	leaveWhileSaving(db, "Half of three", noon);
	leaveWhileSaving(db, "Half a right angle", noon, "answer:angles");
	await db.open();
	expect(await textsIn(db)).toEqual(["Half a right angle", "Half of three"]);
	expect(isInJournal(db.name)).toBe(false);
});

test("a field that was emptied while its page was closed is empty", async () => {
	const { db } = failingDatabase();
	await db.drafts.put({ key, text: "Half of three", saved_at: noon });
	leaveWhileSaving(db, "", noon + 1);
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual([]);
	expect(isInJournal(db.name)).toBe(false);
});

test("older words do not take the place of some that were saved at this very moment", async () => {
	vi.useFakeTimers({ now: noon, toFake: ["Date"] });
	const { db } = failingDatabase();
	await db.drafts.put({ key, text: "Half of three quarters", saved_at: noon });
	leaveWhileSaving(db, "Half of three", noon - 1);
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual(["Half of three quarters"]);
	expect(isInJournal(db.name)).toBe(false);
});

test("after a sign-out nothing is taken from the journal, where it waits to be sealed", async () => {
	const { db } = failingDatabase();
	await setOpen(db, false);
	leaveWhileSaving(db, "Half of three", noon);
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual([]);
	expect(isInJournal(db.name)).toBe(true);
});

test("what is no draft goes from the journal, and hinders nothing", async () => {
	const { db } = failingDatabase();
	const place = placeOutside("typed", db.name);
	const odd = ["{", "{}", JSON.stringify({ key: "1", words: ["Half"], saved_at: noon, empty: false })];
	for (const [at, value] of odd.entries()) localStorage.setItem(`${place}/${at}`, value);
	leaveWhileSaving(db, "Half of three", noon);
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual(["Half of three"]);
	expect(isInJournal(db.name)).toBe(false);
});

const put: Call = { table: "drafts", does: "put" };
const remove: Call = { table: "drafts", does: "delete" };

test.each([
	["words stay", "Half of three quarters", put],
	["an emptied field stays", "", remove],
])("%s in the journal while the database cannot be written", async (_, text, { table, does }) => {
	const { db, storage } = failingDatabase();
	await db.drafts.put({ key, text: "Half of three", saved_at: noon });
	leaveWhileSaving(db, text, noon + 1);
	storage.failure = (call) => (call.table === table && call.does === does ? connectionLost() : null);
	await expect(takeFromJournal(db)).rejects.toThrow("Connection");
	expect(await textsIn(db)).toEqual(["Half of three"]);
	storage.failure = () => null;
	await takeFromJournal(db);
	expect(await textsIn(db)).toEqual(text ? [text] : []);
});

test("a database opens although words of the page before cannot be saved now; the next page takes them", async () => {
	const { db, storage } = failingDatabase();
	const said = vi.spyOn(console, "error").mockReturnValue();
	leaveWhileSaving(db, "Half of three", noon);
	storage.failure = ({ does }) => (does === "put" ? connectionLost() : null);
	expect(await textsIn(db)).toEqual([]);
	expect(said).toHaveBeenCalledTimes(1);
	expect(await textsIn(new AccountDatabase(db.userId))).toEqual(["Half of three"]);
});
