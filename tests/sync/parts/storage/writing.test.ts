// @vitest-environment happy-dom
// Saving words while their author is signed in, and what is noted of them.
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { isWhole } from "#sync/storage/whole.ts";
import { witnessOf } from "#sync/storage/witness.ts";
import { writing } from "#sync/storage/writing.ts";

afterEach(() => localStorage.clear());

const words = { key: "answer:angles", text: "Half a right angle", saved_at: 1 };

test("words are noted as unsent when they are saved, by what they are and without what they say", async () => {
	const { db, platform } = stillPhone();
	const saved = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	await saveDraft(db, platform, "answer:angles", "Half a right angle");
	expect(witnessOf(db.name)?.items).toEqual([
		{ id: saved.id, kind: "submitAssignment", title: "Fractions", at: saved.created, author: db.userId },
		{ id: "answer:angles", kind: "draft-answer", title: "", at: platform.now(), author: "" },
	]);
});

test("a page remembers the database it saved to, and knows another of the same name from it", async () => {
	const { db, platform } = stillPhone();
	await saveDraft(db, platform, "answer:angles", "Half a right angle");
	const life = witnessOf(db.name)?.life ?? "";
	localStorage.clear();
	expect(isWhole(db, { id: life, open: true })).toBe(true);
	expect(isWhole(db, { id: newId(), open: true })).toBe(false);
});

test("words that are part of a larger transaction are saved and noted with it, or not at all", async () => {
	const { db, platform } = stillPhone();
	const cancelled = db.transaction("rw", db.tables, async () => {
		await saveDraft(db, platform, "answer:angles", "Half a right angle");
		throw new Error("cancelled");
	});
	await expect(cancelled).rejects.toThrow("cancelled");
	expect(await db.drafts.count()).toBe(0);
	expect(witnessOf(db.name)).toBeNull();
});

test("a part of a smaller transaction needs no more tables than that has, and hands on its result", async () => {
	const { db } = stillPhone();
	const put = async () => await db.drafts.put(words);
	expect(await db.transaction("rw", db.drafts, async () => await writing(db, put))).toBe("answer:angles");
	expect(await db.drafts.toArray()).toEqual([words]);
});

test("words for one person's database are no part of a transaction in another's", async () => {
	const [{ db }, other] = [stillPhone(), stillPhone()];
	const put = async () => await db.drafts.put(words);
	const cancelled = other.db.transaction("rw", other.db.drafts, async () => {
		await writing(db, put);
		throw new Error("cancelled");
	});
	await expect(cancelled).rejects.toThrow();
	expect(await db.drafts.toArray()).toEqual([words]);
	expect(witnessOf(db.name)?.items).toMatchObject([{ id: "answer:angles" }]);
});
