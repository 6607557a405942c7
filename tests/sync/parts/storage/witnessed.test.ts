// @vitest-environment happy-dom
// What is noted of each piece of work, and whether lost work stands in the database again.
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { draft } from "#parts/sealing-phone.ts";
import { answerTo, stillPhone } from "#parts/still-phone.ts";
import { foreignEntries } from "#support/foreign-work.ts";
import { assignmentRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { seenIn } from "#sync/storage/page-memory.ts";
import { lossOf, noteLoss, type Witnessed, watchLoss } from "#sync/storage/witness.ts";
import { isHere, itemsOf, lostIds, noteFound } from "#sync/storage/witnessed.ts";

beforeEach(() => localStorage.clear());

const item = (id: string, more: Partial<Witnessed> = {}): Witnessed => ({
	...{ id, kind: "submitAssignment", title: "Fractions", at: 5, author: "" },
	...more,
});

test("of each piece of work is noted what it is, its title, when it was written and who wrote it", async () => {
	const { db, platform } = stillPhone();
	const saved = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	const [letter] = foreignEntries(db.userId);
	if (!letter) throw new Error("there is foreign work");
	await db.table("outbox").add(structuredClone(letter.entry));
	const { about: _about, created: _created, ...undated } = letter.entry;
	await db.table("outbox").add({ ...structuredClone(undated), id: "undatedletter01" });
	await db.assignments.put(assignmentRow({ id: "angles", course_id: newId(), title: "Angles" }));
	await db.drafts.bulkPut([draft("angles", "Half", 7), draft("gone", "Three", 8)]);
	const items = await itemsOf(db, await seenIn(db, "first"));
	const { author } = saved;
	expect(items).toEqual([
		item(saved.id, { at: saved.created, author }),
		item("undatedletter01", { kind: "foreign", title: "", at: 0 }),
		item(letter.entry.id, { kind: "foreign", title: letter.title, at: Number(letter.entry.created) }),
		item("answer:angles", { kind: "draft-answer", title: "Angles", at: 7 }),
		item("answer:gone", { kind: "draft-answer", title: "", at: 8 }),
	]);
});

test("lost work stands there again as its entry, or as a draft that was not typed anew since", async () => {
	const { db, platform } = stillPhone();
	const saved = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	await db.drafts.put(draft("angles", "Half", 5));
	const drafted = (at: number) => isHere(db, item("answer:angles", { kind: "draft-answer", at }));
	expect(await isHere(db, item(saved.id))).toBe(true);
	expect(await isHere(db, item(newId()))).toBe(false);
	expect([await drafted(4), await drafted(5), await drafted(6)]).toEqual([false, true, true]);
	expect(await isHere(db, item("answer:gone", { kind: "draft-answer" }))).toBe(false);
});

test("the server can be asked for lost entries, not for drafts or for what another build wrote", () => {
	const { db } = stillPhone();
	const [draftItem, letter] = [item("answer:angles", { kind: "draft-answer" }), item("letter", { kind: "foreign" })];
	noteLoss(db.name, {
		items: [item("one"), draftItem, letter, item("two", { kind: "gradeSubmission" })],
		sealed: null,
	});
	expect(lostIds(db)).toEqual(["one", "two"]);
});

test("what the server has is taken off the note, and who watches it hears of that alone", () => {
	const { db } = stillPhone();
	const sealed = { count: 1, at: 5 };
	noteLoss(db.name, { items: [item("one"), item("two")], sealed });
	const tell = vi.fn();
	const stop = watchLoss(tell);
	noteFound(db, new Set(["three"]));
	expect(tell).not.toHaveBeenCalled();
	noteFound(db, new Set(["one", "three"]));
	expect(tell).toHaveBeenCalledTimes(1);
	expect(lossOf(db.name)).toEqual({ items: [item("two")], sealed });
	stop();
});
