// The second copy of unsent words, in local storage: what it holds, how much, and for how long.
import "fake-indexeddb/auto";
import { Storage } from "happy-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { firstSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { placeOutside } from "#sync/storage/names.ts";
import { copyOf, keepCopy, keepOnly } from "#sync/storage/second-copy.ts";
import type { Seen } from "#sync/storage/unsent.ts";

beforeEach(() => void vi.stubGlobal("localStorage", new Storage()));
afterEach(() => void vi.unstubAllGlobals());

const state = { ...firstSyncState, clock_offset: 5000, role: "teacher" };

/** A phone on which one answer waits, and what is seen unsent on it. */
async function phoneThatWaits() {
	const phone = stillPhone();
	const { db, platform } = phone;
	const entry = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	const draft = { key: "answer:angles", text: "Half a right angle", saved_at: 1 };
	const seen: Seen = { life: "first", entries: [entry], foreign: [], drafts: [draft], state };
	return { ...phone, entry, draft, seen };
}

test("the copy gives back every unsent word, with what it takes to send it, to its own database alone", async () => {
	const { db, seen } = await phoneThatWaits();
	const other = await phoneThatWaits();
	keepCopy(other.db, other.seen);
	keepCopy(db, seen);
	expect(copyOf(db)).toEqual(seen);
	expect(copyOf(other.db)).toEqual(other.seen);
	expect(copyOf(stillPhone().db)).toBeNull();
});

test("an entry of another build is left out of what it gives back", async () => {
	const { db, seen, entry } = await phoneThatWaits();
	keepCopy(db, { ...seen, entries: [{ ...entry, kind: "writeLetter" }, entry] });
	expect(copyOf(db)?.entries).toEqual([entry]);
});

test("once nothing is unsent, nothing of it stays", async () => {
	const { db, seen, draft } = await phoneThatWaits();
	keepCopy(db, seen);
	keepCopy(db, { ...seen, entries: [] });
	expect(copyOf(db)).toMatchObject({ entries: [], drafts: [draft] });
	keepCopy(db, { ...seen, entries: [], drafts: [] });
	expect(copyOf(db)).toBeNull();
	expect(localStorage.getItem(placeOutside("copy", db.name))).toBeNull();
});

test("of more drafts than have room the newest are kept", async () => {
	const { db, seen } = await phoneThatWaits();
	const drafts = [3, 1, 4, 2].map((saved_at) => ({ key: `answer:${saved_at}`, text: "x".repeat(300_000), saved_at }));
	keepCopy(db, { ...seen, drafts });
	expect(copyOf(db)?.drafts.map(({ saved_at }) => saved_at)).toEqual([4, 3, 2]);
});

test("the copy is full with a million characters", async () => {
	const { db, seen, draft } = await phoneThatWaits();
	const room = 1_000_000 - JSON.stringify({ ...draft, text: "" }).length;
	const kept = (length: number) => {
		keepCopy(db, { ...seen, drafts: [{ ...draft, text: "x".repeat(length) }] });
		return copyOf(db)?.drafts.length;
	};
	expect([kept(room), kept(room + 1)]).toEqual([1, 0]);
});

test("what no build of this product wrote is no copy", () => {
	const { db } = stillPhone();
	for (const text of ["", "{", "{}", "[]"]) {
		localStorage.setItem(placeOutside("copy", db.name), text);
		expect(copyOf(db)).toBeNull();
	}
});

test("where there is no local storage, as in a service worker, there is no copy, and nothing fails", async () => {
	const { db, seen } = await phoneThatWaits();
	vi.unstubAllGlobals();
	keepCopy(db, seen);
	keepOnly([]);
	expect(copyOf(db)).toBeNull();
});

test("the copies of all databases but those named go, and nothing else in local storage", async () => {
	const [stays, goes] = [await phoneThatWaits(), await phoneThatWaits()];
	for (const { db, seen } of [stays, goes]) keepCopy(db, seen);
	const others = [placeOutside("witness", goes.db.name), placeOutside("typed", goes.db.name), "lead-language"];
	for (const place of others) localStorage.setItem(place, "kept");
	keepOnly([stillPhone().db.name, stays.db.name]);
	expect(copyOf(stays.db)).toEqual(stays.seen);
	expect(copyOf(goes.db)).toBeNull();
	expect(others.map((place) => localStorage.getItem(place))).toEqual(["kept", "kept", "kept"]);
});
