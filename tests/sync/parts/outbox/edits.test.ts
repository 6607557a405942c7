// Edits of a write that is still in the outbox, and what waits behind one that was refused.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { type NewEntry, save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { whicheverCallFails } from "#parts/failing-calls.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { amendInPlace, foldFollowUps } from "#sync/edits.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { durably } from "#sync/storage/durable.ts";

const about = { title: "Fractions", course: "Mathematics", person: "Maya Haddad" };
const nowhere = { replaces: "", draftKey: "" };

const write = (db: AccountDatabase, fresh: NewEntry): Promise<Entry> => save(db, browserPlatform, fresh);
const graded = { grade: 11, feedback: "Halve it again.", graded_text: "a".repeat(64) };
const grade = (db: AccountDatabase, record_id: string) =>
	write(db, { kind: "gradeSubmission", record_id, body: graded, about });
const changed = { grade: 14, feedback: "Well explained.", reason: "The second page.", replaces: "" };
const change = (db: AccountDatabase, record_id: string) =>
	write(db, { kind: "changeGrade", record_id, body: changed, about });

const courseWords = { title: "Robotics", code: "ROB-6", subject: "", grade_level: "6" };
const createCourse = (db: AccountDatabase, id: string) =>
	write(db, { kind: "createCourse", body: { ...courseWords, id, teacher_id: db.userId }, about });
const editCourse = (db: AccountDatabase, record_id: string) =>
	write(db, { kind: "editCourse", record_id, body: { ...courseWords, replaces: "what was seen" }, about });

const refuse = (db: AccountDatabase, { seq }: Entry) => db.outbox.update(seq, { state: "failed", attempts: 1 });
const waiting = (db: AccountDatabase) => db.outbox.toArray();

test("words of another kind are not put into a write", async () => {
	const db = signedIn("teacher");
	const written = await grade(db, newId());
	const of = (family: string, words: object) => amendInPlace(db, written.id, { of: family, words }, nowhere);
	expect(await of("grade", { grade: "fourteen" })).toBe(false);
	expect(await of("course", { title: "Robotics" })).toBe(false);
	expect(await waiting(db)).toEqual([written]);
});

test("a write is listed under the title that it has now", async () => {
	const db = signedIn("teacher");
	const course = await createCourse(db, newId());
	const words = { title: "Machines" };
	expect(await amendInPlace(db, course.id, { of: "course", words }, nowhere)).toBe(true);
	expect(await waiting(db)).toEqual([
		{ ...course, body: { ...course.body, title: "Machines" }, about: { ...about, title: "Machines" } },
	]);
});

test("a refused change that is edited replaces what its author sees now; what replaced nothing still does not", async () => {
	const db = signedIn("teacher");
	const [made, edited] = [await createCourse(db, newId()), await editCourse(db, newId())];
	const amendment = { of: "course", words: { title: "Machines" } };
	for (const entry of [made, edited]) {
		await refuse(db, entry);
		await amendInPlace(db, entry.id, amendment, { replaces: "what is seen now", draftKey: "" });
	}
	const [first, second] = await waiting(db);
	expect(first?.body).toEqual({ ...made.body, title: "Machines" });
	expect(second?.body).toEqual({ ...edited.body, title: "Machines", replaces: "what is seen now" });
});

test("what waits behind an unsent write stays as it is when that is edited", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const [first, behind] = [await grade(db, record_id), await change(db, record_id)];
	const words = { grade: 12, feedback: "Almost." };
	expect(await amendInPlace(db, first.id, { of: "grade", words }, nowhere)).toBe(true);
	expect(await waiting(db)).toEqual([{ ...first, body: { ...first.body, ...words } }, behind]);
});

test("only what changes the same words is merged into a refused write", async () => {
	const db = signedIn("teacher");
	const record_id = newId();
	const refused = await grade(db, record_id);
	// A second first grade says something of its own, and a return has words of its own.
	const again = await grade(db, record_id);
	const body = { comment: "Show your work.", graded_text: "a".repeat(64), seen_grade: 11, replaces: "" };
	const back = await write(db, { kind: "returnAnswer", record_id, body, about });
	expect(await durably(db, () => foldFollowUps(db, refused))).toEqual(refused);
	expect(await waiting(db)).toEqual([refused, again, back]);
});

test("an edit of a refused write is there with all that belongs to it, whichever call of the storage fails", async () => {
	await whicheverCallFails(async () => {
		const db = signedIn("teacher");
		const record_id = newId();
		const first = await grade(db, record_id);
		await refuse(db, first);
		await change(db, record_id);
		await db.drafts.put({ key: "typed here", text: "12", saved_at: 1 });
		const words = { grade: 12, feedback: "Almost." };
		let said = false;
		const act = async () => {
			said = await amendInPlace(db, first.id, { of: "grade", words }, { replaces: "", draftKey: "typed here" });
		};
		const check = async (failure: string) => {
			expect(said, failure).toBe(true);
			expect(await waiting(db), failure).toMatchObject([{ state: "queued", body: words }]);
			expect(await db.drafts.toCollection().primaryKeys(), failure).toEqual([`regrade:${record_id}`]);
			db.close();
		};
		return { act, check };
	});
});
