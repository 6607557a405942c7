// A restored server refuses what somebody wrote one after the other. Only words that were written over others take their
// place.
import { expect, test } from "vitest";
import { amendInPlace } from "#local/entries.ts";
import type { Phone } from "#support/phone.ts";
import { changeGrade, editCourse } from "#support/phones/edits.ts";
import { runLosingRequest } from "#support/phones/runs.ts";
import { courseOn, onlyAnswerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { retry } from "#sync/outbox.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

const readable = async (phone: Phone) => (await phone.unsent()).map(({ body }) => Reflect.get(body, "text_body"));

/** A run during which something else happens, after the server has answered the batch. */
async function runWith(phone: Phone, somethingElse: () => Promise<void>): Promise<void> {
	const { fetch } = phone.platform;
	const asking: typeof fetch = async (input, init) => {
		const answer = await fetch(input, init);
		if (String(input).endsWith("/api/batch")) await somethingElse();
		return answer;
	};
	Object.assign(phone.platform, { fetch: asking });
	await phone.run();
	Object.assign(phone.platform, { fetch });
}

test("words that a restore took during a run are kept beside those written over what the phone showed then", async () => {
	const { server } = here();
	const { phone, task, unenrol } = await classroom(server);
	await phone.submit(task.id, "one");
	await phone.run();
	await phone.replace(await onlyAnswerOn(phone), "two");
	const restore = await backUp(server);
	await runWith(phone, restore);
	const shown = await onlyAnswerOn(phone);
	expect(shown.text_body, "restored, and not noticed yet").toBe("one");
	await phone.replace(shown, "three");
	await unenrol();

	await phone.run();

	expect(await readable(phone)).toEqual(["two", "three"]);
});

test("the newest words stay in a refused answer when older ones behind it are tried again", async () => {
	const { server } = here();
	const { phone, line, maya, task, deviceOf } = await classroom(server);
	const other = await deviceOf(maya);
	await phone.submit(task.id, "one");
	await other.submit(task.id, "on the other phone");
	const restore = await backUp(server);
	await phone.run();
	await phone.replace(await onlyAnswerOn(phone), "two");
	await restore();
	await other.run();
	await runLosingRequest(phone, line);
	await phone.replace(await onlyAnswerOn(phone), "three");
	await phone.run();
	expect(await readable(phone)).toContain("three");
	for (const { id } of await phone.unsent()) await retry(phone.db, id);

	await phone.run();

	expect(await readable(phone)).toContain("three");
});

test("the newest grade stays in a refused one when an older change behind it, refused as well, is tried again", async () => {
	const { server } = here();
	const { phone, computer, task } = await classroom(server);
	await phone.submit(task.id, "one");
	await phone.run();
	await computer.run();
	const answer = await onlyAnswerOn(computer);
	const restore = await backUp(server);
	await computer.grade(answer, 10);
	await computer.run();
	await changeGrade(computer, answer.id, 11, "The second page.");
	await restore();
	await phone.replace(await onlyAnswerOn(phone), "two");
	await phone.run();
	await computer.run();
	const [first, ...others] = await computer.unsent();
	expect([first, ...others].map((entry) => [entry?.kind, entry?.state])).toEqual([
		["gradeSubmission", "failed"],
		["changeGrade", "failed"],
	]);

	const newest = { of: "grade", words: { grade: 12, feedback: "The newest.", reason: "" } } as const;
	await amendInPlace(computer.db, first?.id ?? "", newest, { replaces: "", draftKey: "" });
	for (const { id } of await computer.unsent()) await retry(computer.db, id);
	await computer.run();

	expect((await computer.unsent()).map(({ body }) => Reflect.get(body, "feedback"))).toContain("The newest.");
	// Why the grade was changed is kept where it can be read.
	expect(JSON.stringify(await computer.db.drafts.toArray())).toContain("The second page.");
});

test("of two refused edits of a course the second stays readable when the first is written anew", async () => {
	const { server } = here();
	const { computer, rana, maths, deviceOf } = await classroom(server);
	const other = await deviceOf(rana);
	const restore = await backUp(server);
	await editCourse(computer, maths.id, "first");
	await computer.run();
	await editCourse(computer, maths.id, "second");
	await restore();
	await editCourse(other, maths.id, "on the other device");
	await other.run();
	await computer.run();
	const { entry, ...row } = await courseOn(computer, maths.id);
	const titles = async () =>
		(await computer.unsent()).map(({ state, body }) => [state, Reflect.get(body, "title")]).sort();
	expect(await titles()).toEqual([
		["failed", "first"],
		["failed", "second"],
	]);

	const { code, subject, grade_level, grade_step } = row;
	const words = { title: "third", code, subject, grade_level, grade_step };
	await amendInPlace(computer.db, entry?.id ?? "", { of: "course", words }, { replaces: row.revision, draftKey: "" });

	expect(await titles()).toEqual([
		["failed", "second"],
		["queued", "third"],
	]);
	await computer.run();
	expect(await titles()).toEqual([["failed", "second"]]);
});

test("a late copy of older words does not pass for the newer ones that took their place when they were refused", async () => {
	const { server } = here();
	const { computer, line, rana, maths, deviceOf } = await classroom(server);
	const other = await deviceOf(rana);
	await editCourse(computer, maths.id, "first");
	const held = line.nextHeldRequest("/api/batch");
	const run = computer.run();
	const late = await held;
	late.cutClient();
	await run;
	await editCourse(computer, maths.id, "second");
	const restore = await backUp(server);
	await editCourse(other, maths.id, "on the other device");
	await other.run();
	await computer.run();
	const titles = async () => (await computer.unsent()).map(({ state, body }) => [state, Reflect.get(body, "title")]);
	expect(await titles()).toEqual([["failed", "second"]]);
	await restore();
	for (const { id } of await computer.unsent()) await retry(computer.db, id);
	await computer.run();
	expect(await titles()).toEqual([]);

	await restore();
	await late.release();
	expect(await server.rows("courses", `id = "${maths.id}"`)).toMatchObject([{ title: "first" }]);
	await computer.run();

	expect(await titles()).toEqual([["failed", "second"]]);
});
