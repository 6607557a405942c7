// Entries of the outbox that another build of the app wrote. This build can neither send nor confirm them, and must not
// lose them or let them stop anything else.

import { expect, test } from "vitest";
import { answerDraft, sortedDrafts } from "#local/drafts.ts";
import { lastSent, unsent } from "#local/entries.ts";
import { shownSubmissions } from "#local/view.ts";
import { foreignEntries } from "#support/foreign-work.ts";
import type { Phone } from "#support/phone.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { seenIn } from "#sync/storage/page-memory.ts";
import { readUnsent } from "#sync/storage/unsent.ts";
import { seal } from "#sync/storage/vault.ts";
import { itemsOf } from "#sync/storage/witnessed.ts";

const here = serverForThisFile();
const foreignWork = async ({ db }: Phone) => (await readUnsent(db)).foreign;
const month = 31 * 24 * 3_600_000;

/** The outbox's entries that this build did not write, exactly as stored. */
async function foreignRows(phone: Phone): Promise<object[]> {
	const rows: object[] = await phone.db.table("outbox").toArray();
	const ids = foreignEntries("").map(({ entry }) => entry.id);
	return rows.filter((row) => ids.includes(String(Reflect.get(row, "id"))));
}

async function withForeignWork() {
	const room = await classroom(here().server, { tasks: 2 });
	const { phone, maya } = room;
	for (const { entry } of foreignEntries(maya.id)) await phone.db.table("outbox").add(structuredClone(entry));
	return { ...room, before: await foreignRows(phone) };
}

test("what another build wrote stays as it is while everything else is sent, and can be read", async () => {
	const { phone, maya, tasks, answers, before } = await withForeignWork();
	for (const { id } of tasks) await phone.submit(id, "Mine");
	await phone.run();
	expect((await answers()).map(({ text_body }) => text_body)).toEqual(["Mine", "Mine"]);
	expect(await unsent(phone.db)).toEqual([]);
	expect((await lastSent(phone.db, 0, 10)).length).toBe(2);
	expect((await shownSubmissions(phone.db)).length).toBe(2);
	expect(await foreignRows(phone)).toEqual(before);
	const found = (await foreignWork(phone)).map(({ name, text }) => ({ name, text }));
	expect(found).toEqual(foreignEntries(maya.id).map(({ title, text }) => ({ name: title, text })));
});

test("a draft that another build keeps in another way is listed as far as it has words, and stays", async () => {
	const { phone, tasks } = await withForeignWork();
	const [timeless, wordless] = tasks.map(({ id }) => answerDraft(id));
	const drafts: object[] = [
		{ key: timeless, text: "Half of it" },
		{ key: wordless, text: { words: ["Half", "of it"] }, saved_at: 1 },
	];
	await phone.db.table("drafts").bulkAdd(drafts);
	expect((await sortedDrafts(phone.db)).inHand).toEqual([{ key: timeless, text: "Half of it", saved_at: 0 }]);
	await phone.run();
	expect(await phone.db.table("drafts").toArray()).toEqual(expect.arrayContaining(drafts));
});

test("what a tab of the first build still writes is brought into today's layout, and sent", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const { seq } = await phone.submit(task.id, "Three quarters");
	const { notified, orphaned, refusal, ...same } = Object.fromEntries(
		Object.entries((await phone.db.table<object>("outbox").get(seq)) ?? {}),
	);
	await phone.db.table("outbox").put({ ...same, v: 1, told: notified, homeless: orphaned, answer: refusal });
	expect(await unsent(phone.db)).toEqual([]);
	await phone.run();
	expect((await answers()).map(({ text_body }) => text_body)).toEqual(["Three quarters"]);
	expect(await foreignWork(phone)).toEqual([]);
});

test("work refused for a reason that only another build can explain is listed, and not taken for sent", async () => {
	const { phone, task, line } = await classroom(here().server);
	line.refuse();
	const { seq, id } = await phone.submit(task.id, "Three quarters");
	const refusal = { reason: "of-a-later-build", status: 409, code: "later", message: "", at: 0 };
	await phone.db.table("outbox").update(seq, { state: "failed", refusal });
	expect(await unsent(phone.db)).toEqual([]);
	expect((await foreignWork(phone)).map((work) => [work.id, work.text])).toEqual([[id, "Three quarters"]]);
	expect((await itemsOf(phone.db, await seenIn(phone.db, ""))).map((item) => item.id)).toEqual([id]);
});

test("what builds on another build's work waits for it", async () => {
	const { computer, rana, line } = await classroom(here().server);
	line.refuse();
	const course = await computer.createCourse("Robotics");
	await computer.createAssignment(course.record_id, "Build a crane");
	await computer.db.table("outbox").update(course.seq, { v: 3 });
	line.pass();
	await computer.run();
	expect((await unsent(computer.db)).map(({ kind, state }) => [kind, state])).toEqual([["createAssignment", "queued"]]);
	await computer.db.table("outbox").update(course.seq, { v: 2 });
	await computer.run();
	expect(await unsent(computer.db)).toEqual([]);
	expect(await here().server.rows("courses", `teacher_id = "${rana.id}" && title = "Robotics"`)).toHaveLength(1);
});

test("neither a month nor a restored server takes it away", async () => {
	const { phone, before } = await withForeignWork();
	phone.clockError += 2 * month;
	await phone.run();
	await phone.db.meta.update("sync", { restored: true });
	await phone.run();
	expect(await foreignRows(phone)).toEqual(before);
});

test("sealed at the sign-out it is back after the next sign-in", async () => {
	const { phone, before } = await withForeignWork();
	await seal(phone.db);
	expect(await foreignRows(phone)).toEqual([]);
	await phone.run();
	const back = (await foreignRows(phone)).map((row) => ({ ...row, seen: false }));
	expect(back).toEqual(before.map((row) => ({ ...row, seen: false })));
});
