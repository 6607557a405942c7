// Second thoughts: what is changed or taken back before and after it was tried to send.
import { expect, test } from "vitest";
import { editInPlace, withdraw } from "#data/outbox.ts";
import { shownSubmissions } from "#data/view.ts";
import { classroom } from "#support/classroom.ts";
import type { Phone } from "#support/phone.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** The only submission this phone shows. */
async function shown(phone: Phone) {
	const [row, ...more] = await shownSubmissions(phone.db);
	if (!row || more.length > 0) throw new Error("expected exactly one submission");
	return row;
}

test("edited three times before any attempt, only the last words travel, under the same id", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const errand = await phone.submit(task.id, "one");
	for (const text of ["two", "three", "four"]) expect(await editInPlace(phone.db, errand.id, text)).toBe(true);

	const { requests } = await line.measure(() => phone.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await answers()).toMatchObject([{ id: errand.record_id, text_body: "four", earlier_revisions: "" }]);
});

test("edited after an attempt, the new words follow as a replacement and the old entry stays as it was", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const first = await phone.submit(task.id, "one");
	const lost = line.nextDroppedAnswer("/api/batch");
	await phone.run();
	await lost;
	expect(await editInPlace(phone.db, first.id, "two")).toBe(false);
	const second = await phone.replace(await shown(phone), "two");

	await phone.run();

	expect((await phone.errand(first)).body).toMatchObject({ text_body: "one" });
	expect(await phone.errand(first)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await phone.errand(second)).toMatchObject({ state: "sent", attempts: 1 });
	expect(await answers()).toMatchObject([{ id: first.record_id, text_body: "two" }]);
});

test("two replacements in a row end with the last words, also when every answer on the way is lost once", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "one");
	for (const text of ["two", "three"]) {
		const lost = line.nextDroppedAnswer("/api/batch");
		await phone.run();
		await lost;
		await phone.replace(await shown(phone), text);
	}
	const lost = line.nextDroppedAnswer("/api/batch");
	await phone.run();
	await lost;

	await phone.run();

	expect(await phone.db.outbox.where({ state: "sent" }).count()).toBe(3);
	expect(await answers()).toMatchObject([{ text_body: "three" }]);
	expect((await shown(phone)).text_body).toBe("three");
});

test("taken back before any attempt, it is a draft again and the server never hears of it", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const errand = await phone.submit(task.id, "one");
	const key = `answer:${task.id}`;

	expect(await withdraw(phone.db, phone.world, errand.id, { key, text: "one" })).toBe(true);
	const { requests } = await line.measure(() => phone.run());

	expect(requests).not.toContain("POST /api/batch");
	expect(await phone.db.drafts.get(key)).toMatchObject({ text: "one" });
	expect(await answers()).toEqual([]);
});

test("after an attempt it can no longer be taken back", async () => {
	const { line, phone, task, answers } = await classroom(here().server);
	const errand = await phone.submit(task.id, "one");
	const held = line.nextHeldRequest("/api/batch");
	const run = phone.run();
	(await held).drop();
	await run;

	expect(await withdraw(phone.db, phone.world, errand.id, { key: "k", text: "one" })).toBe(false);

	expect(await phone.db.drafts.count()).toBe(0);
	await phone.run();
	expect(await answers()).toHaveLength(1);
});
