// What the phone shows: the mirror, with what waits drawn over it.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { about, answerTo, otherAnswer, type StillPhone, stillPhone } from "#parts/still-phone.ts";
import { answerRow } from "#support/rows.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { shown, shownRow } from "#sync/overlay.ts";

/** A phone with two answers in its mirror, of which the first is the one to change. */
async function phoneWithAnswers() {
	const phone = stillPhone();
	const [mine, other] = [
		answerRow({ id: newId(), assignment_id: newId(), student_id: phone.db.userId, text_body: "Three eighths" }),
		answerRow({ id: newId(), assignment_id: newId(), student_id: phone.db.userId, text_body: "A right angle" }),
	];
	await phone.db.submissions.bulkPut([mine, other]);
	const change = async (text: string, became: Partial<Entry> = {}) =>
		await phone.note(await save(phone.db, phone.platform, otherAnswer(mine.id, text)), became);
	return { ...phone, mine, other, change };
}

/** The text of each answer as shown, by its id, with the id of the entry that is said of it. */
const texts = async ({ db }: Pick<StillPhone, "db">) =>
	Object.fromEntries((await shown(db, db.submissions)).map((row) => [row.id, [row.text_body, row.entry?.id ?? null]]));

test.each(["queued", "sending"] as const)("a change that is %s is drawn over its row alone", async (state) => {
	const phone = await phoneWithAnswers();
	const { mine, other } = phone;
	const { id } = await phone.change("Five eighths", { state });
	expect(await texts(phone)).toEqual({ [mine.id]: ["Five eighths", id], [other.id]: ["A right angle", null] });
});

test("a refused change leaves the words of the server, and says that it was refused, also before what waits behind it", async () => {
	const phone = await phoneWithAnswers();
	const { mine } = phone;
	const refused = await phone.change("Five eighths", { state: "failed", attempts: 1 });
	expect((await texts(phone))[mine.id]).toEqual(["Three eighths", refused.id]);
	await phone.change("Six eighths");
	expect((await texts(phone))[mine.id]).toEqual(["Six eighths", refused.id]);
});

test("of several changes that wait, the words and the entry of the last are shown", async () => {
	const phone = await phoneWithAnswers();
	await phone.change("Five eighths", { state: "sending", attempts: 1 });
	const last = await phone.change("Six eighths");
	expect((await texts(phone))[phone.mine.id]).toEqual(["Six eighths", last.id]);
});

test.each(["queued", "failed"] as const)(
	"beside an answer of the server, another that is %s is not drawn",
	async (state) => {
		const phone = await phoneWithAnswers();
		const { db, platform, note, mine, other } = phone;
		const second = await save(db, platform, answerTo(mine.assignment_id, mine.student_id, "Five eighths"));
		await note(second, { state });
		expect(await texts(phone)).toEqual({
			[mine.id]: ["Three eighths", second.id],
			[other.id]: ["A right angle", null],
		});
	},
);

test("a new answer is drawn until its row is there, and nothing is drawn of what only the server can tell", async () => {
	const phone = await phoneWithAnswers();
	const { db, platform, mine, other } = phone;
	const fresh = answerTo(newId(), db.userId, "A half");
	const { id } = await save(db, platform, fresh);
	await save(db, platform, { kind: "joinCourse", body: { id: newId(), code: "ROB-6" }, about });
	const others = { [mine.id]: ["Three eighths", null], [other.id]: ["A right angle", null] };
	expect(await texts(phone)).toEqual({ ...others, [fresh.body.id]: ["A half", id] });
	expect(await shown(db, db.enrollments)).toEqual([]);
	await db.submissions.put(answerRow({ ...fresh.body, text_body: "A half, as the server has it" }));
	expect(await texts(phone)).toEqual({ ...others, [fresh.body.id]: ["A half, as the server has it", id] });
});

test("one row is as the mirror has it, else as it was made on this phone, else not there", async () => {
	const phone = await phoneWithAnswers();
	const { db, platform, mine } = phone;
	await phone.change("Five eighths");
	const fresh = answerTo(newId(), db.userId, "A half");
	await save(db, platform, fresh);
	expect(await shownRow(db, "submissions", mine.id)).toEqual(mine);
	expect(await shownRow(db, "submissions", fresh.body.id)).toMatchObject(fresh.body);
	expect(await shownRow(db, "submissions", newId())).toBeUndefined();
});
