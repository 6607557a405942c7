// @vitest-environment happy-dom
// What the witness in local storage says once the database is another one.
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { foreignEntries } from "#support/foreign-work.ts";
import { aCourse, anAnswer as mirroredAnswer } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { discard } from "#sync/outbox.ts";
import { saveDraft } from "#sync/storage/drafts.ts";
import { lifeOf } from "#sync/storage/life.ts";
import { forget } from "#sync/storage/page-memory.ts";
import { isWhole, mend, stillLost } from "#sync/storage/whole.ts";
import { lossOf, witnessOf } from "#sync/storage/witness.ts";
import { noteFound } from "#sync/storage/witnessed.ts";

let db: AccountDatabase;

beforeEach(() => {
	localStorage.clear();
	db = new AccountDatabase(newId());
});

async function anAnswer(title: string) {
	const [id, assignment_id] = [newId(), newId()];
	const body = { id, assignment_id, student_id: db.userId, text_body: "Three eighths", revision: newId() };
	const about = { title, course: "Mathematics", person: "" };
	return await save(db, browserPlatform, { kind: "submitAssignment", body, about });
}

/** As a browser leaves it to the next page that is opened, where local storage had no room for a copy of the words. */
async function deleteDatabase(): Promise<void> {
	forget(db);
	await db.delete();
	await db.open();
}

const lostTitles = async () => (await stillLost(db)).items.map(({ title, kind }) => [kind, title]);
const whole = async () => isWhole(db, await lifeOf(db));

test("a database that was deleted is not whole, and what waited in it is lost by title, without its words", async () => {
	await anAnswer("Fractions");
	await saveDraft(db, browserPlatform, "answer:angles", "Half a right angle");
	expect(await whole()).toBe(true);
	expect(JSON.stringify(witnessOf(db.name))).not.toMatch(/Three eighths|right angle/);
	await deleteDatabase();
	expect(await whole()).toBe(false);
	await mend(db);
	expect(await whole()).toBe(true);
	expect(await lostTitles()).toEqual([
		["submitAssignment", "Fractions"],
		["draft-answer", ""],
	]);
});

test("work of another build is noted by its title; where it has none, none of its words take its place", async () => {
	const entries = foreignEntries(db.userId);
	for (const { entry } of entries) await db.table("outbox").add(structuredClone(entry));
	await anAnswer("Fractions");
	const noted = JSON.stringify({ ...localStorage });
	for (const { text } of entries) expect(noted).not.toContain(text);
	expect(witnessOf(db.name)?.items.map(({ title }) => title)).toEqual([
		"Fractions",
		"A letter to Rana",
		"Fractions, drawn",
		"",
	]);
});

test("what was just saved is put back by the page that saved it, under the same id", async () => {
	const { id } = await anAnswer("Fractions");
	await saveDraft(db, browserPlatform, "answer:angles", "Half a right angle");
	await db.delete();
	await db.open();
	await mend(db);
	expect(await db.outbox.get({ id })).toMatchObject({ state: "queued", body: { text_body: "Three eighths" } });
	expect(await db.drafts.toArray()).toMatchObject([{ text: "Half a right angle" }]);
	expect(await lostTitles()).toEqual([]);
});

test("what was saved after the deletion does not hide the loss", async () => {
	await anAnswer("Fractions");
	await deleteDatabase();
	await anAnswer("Angles");
	expect(await whole()).toBe(false);
	await mend(db);
	expect(await lostTitles()).toEqual([["submitAssignment", "Fractions"]]);
	expect(witnessOf(db.name)?.items.map(({ title }) => title)).toEqual(["Angles"]);
});

test("what its writer discarded, or the centre has confirmed in the background, is no loss", async () => {
	const { id } = await anAnswer("Fractions");
	await discard(db, id);
	await deleteDatabase();
	await mend(db);
	expect(await lostTitles()).toEqual([]);
	const sent = await anAnswer("Angles");
	// The service worker, which has no local storage to note it in.
	await db.outbox.update(sent.seq, { state: "sent", sent_at: Date.now() });
	expect(await whole()).toBe(true);
	await mend(db);
	expect(lossOf(db.name)).toEqual({ items: [], sealed: null });
});

test("a lost grade is lost although the same teacher gave another, and no longer once the server knows it", async () => {
	const { assignment } = await aCourse(db, "teacher");
	const row = await mirroredAnswer(db, { assignment_id: assignment.id, student_id: newId(), text_body: "3/8" });
	const body = { grade: 12, feedback: "Show your steps.", graded_text: row.text_body };
	const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
	const { id } = await save(db, browserPlatform, {
		kind: "gradeSubmission",
		record_id: row.id,
		body,
		about,
	});
	await deleteDatabase();
	await mend(db);
	const other = { grade: 18, feedback: "", graded_by: db.userId, graded_at: row.submitted_at };
	await db.submissions.put({ ...row, ...other });
	noteFound(db, new Set([newId()]));
	expect(await lostTitles()).toEqual([["gradeSubmission", "Fractions"]]);
	noteFound(db, new Set([id]));
	expect(await lostTitles()).toEqual([]);
});

test("words that an older version of the app left are taken over as they are", async () => {
	await db.drafts.put({ key: "answer:angles", text: "Half a right angle", saved_at: 1 });
	await noteSyncState(db, { role: "student" });
	await mend(db);
	expect(await whole()).toBe(true);
	expect(await lostTitles()).toEqual([]);
	expect(await db.drafts.count()).toBe(1);
});
