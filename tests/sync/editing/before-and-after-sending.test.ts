// Changing and discarding an entry before and after the first attempt to send it.

import { expect, test } from "vitest";
import { backToDraft, editInPlace } from "#local/answers.ts";
import { save } from "#local/entries.ts";
import { runLosingAnswer, runLosingRequest } from "#support/phones/runs.ts";
import { onlyAnswerOn } from "#support/phones/shown.ts";
import { submission } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { newId } from "#sync/new-id.ts";
import { saveDraft } from "#sync/storage/drafts.ts";

const here = serverForThisFile();

test("edited three times before any attempt, only the last words travel, under the same id", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	const key = `answer:${task.id}`;
	for (const text of ["two", "three", "four"]) {
		await saveDraft(phone.db, phone.platform, key, text);
		expect(await editInPlace(phone.db, phone.platform, entry.id, text, key)).toBe(true);
	}
	expect(await phone.db.drafts.count()).toBe(0);

	const { requests } = await line.measure(() => phone.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "four" }]);
});

test("edited after an attempt, the new words follow as a replacement and the old entry stays as it was", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const first = await phone.submit(task.id, "one");
	await runLosingAnswer(phone, line);
	expect(await editInPlace(phone.db, phone.platform, first.id, "two", "answer")).toBe(false);
	const second = await phone.replace(await onlyAnswerOn(phone), "two");

	await phone.run();

	expect((await phone.entry(first)).body).toMatchObject({ text_body: "one" });
	expect(await phone.entry(first)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await phone.entry(second)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await answers()).toMatchObject([{ id: first.record_id, text_body: "two" }]);
});

test("two replacements in a row end with the last words, also when every answer on the way is lost once", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "one");
	for (const text of ["two", "three"]) {
		await runLosingAnswer(phone, line);
		await phone.replace(await onlyAnswerOn(phone), text);
	}
	await runLosingAnswer(phone, line);

	await phone.run();

	expect(await phone.db.outbox.where({ state: "sent" }).count()).toBe(3);
	expect(await answers()).toMatchObject([{ text_body: "three" }]);
	expect((await onlyAnswerOn(phone)).text_body).toBe("three");
});

test("taken back before any attempt, it is a draft again and is never sent", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	const key = `answer:${task.id}`;

	expect(await backToDraft(phone.db, phone.platform, entry.id, key)).not.toBeNull();
	const { requests } = await line.measure(() => phone.run());

	expect(requests).not.toContain("POST /api/batch");
	expect(await phone.db.drafts.get(key)).toMatchObject({ text: "one" });
	expect(await answers()).toEqual([]);
});

test("after an attempt it can no longer be taken back", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	await runLosingRequest(phone, line);

	expect(await backToDraft(phone.db, phone.platform, entry.id, "k")).toBeNull();

	expect(await phone.db.drafts.count()).toBe(0);
	await phone.run();
	expect(await answers()).toHaveLength(1);
});

test("taking back can be undone, and the answer is sent after all", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	const undo = await backToDraft(phone.db, phone.platform, entry.id, `answer:${task.id}`);

	await undo?.();
	await phone.run();

	expect(await phone.db.drafts.count()).toBe(0);
	expect(await answers()).toMatchObject([{ id: entry.record_id, text_body: "one" }]);
});

test("who takes an answer back, hands another in and then undoes the first step keeps the newer answer", async () => {
	const { phone, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	const undo = await backToDraft(phone.db, phone.platform, entry.id, `answer:${task.id}`);
	await phone.submit(task.id, "two, which is better");

	await undo?.();
	await phone.run();

	expect(await answers()).toMatchObject([{ text_body: "two, which is better" }]);
	expect(await phone.db.outbox.where({ state: "failed" }).count()).toBe(0);
});

test("taking back never overwrites newer words that are being typed in its place", async () => {
	const { phone, task } = await classroom(here().server);
	const entry = await phone.submit(task.id, "one");
	const key = `answer:${task.id}`;
	await saveDraft(phone.db, phone.platform, key, "three paragraphs, typed over it");

	expect(await backToDraft(phone.db, phone.platform, entry.id, key)).toBeNull();

	expect(await phone.db.drafts.get(key)).toMatchObject({ text: "three paragraphs, typed over it" });
	expect(await phone.entry(entry)).toMatchObject({ state: "queued", body: { text_body: "one" } });
});

test("an answer written anew before any attempt counts as handed in when it was written anew", async () => {
	const { phone, task, answers } = await classroom(here().server);
	phone.clockError = -3 * 3_600_000;
	const entry = await phone.submit(task.id, "x");
	phone.clockError = 0;
	expect(await editInPlace(phone.db, phone.platform, entry.id, "the real answer", `answer:${task.id}`)).toBe(true);
	const pressed = Date.now();

	await phone.run();

	const [answer] = await answers();
	expect(Date.parse(String(answer?.submitted_at))).toBeGreaterThan(pressed - 60_000);
	expect(answer?.clock_unsure).toBe(false);
});

test("newer words behind a refused answer take its place: they are shown, and sent once the way is free", async () => {
	const { phone, maya, task, answers } = await classroom(here().server);
	const first = await phone.submit(task.id, "first words");
	await phone.db.outbox.update(first.seq, { attempts: 1 });
	await phone.replace(await onlyAnswerOn(phone), "my newest words");
	await submission(here().server, maya, task.id, { text_body: "from the other phone" });

	await phone.run();

	const [kept, ...more] = await phone.db.outbox.toArray();
	expect(more).toEqual([]);
	expect(kept).toMatchObject({ state: "failed", body: { text_body: "my newest words" } });
	const other = await onlyAnswerOn(phone);
	expect(other).toMatchObject({ text_body: "from the other phone", entry: { id: kept?.id } });
	expect(kept?.id, "another write than the one that may still be on its way").not.toBe(first.id);
	const body = { text_body: "my newest words", revision: newId(), replaces: other.revision };
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	const replacing = { kind: "replaceAnswer" as const, record_id: other.id, body, about };
	await save(phone.db, phone.platform, replacing, { instead: kept?.id ?? "" });
	expect(await phone.db.outbox.count()).toBe(1);
	await phone.run();
	expect(await answers()).toMatchObject([{ text_body: "my newest words" }]);
});
