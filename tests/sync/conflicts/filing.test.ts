// An assignment is deleted while an answer to it waits on its student's phone: whoever reaches the server first.
import { expect, test } from "vitest";
import { shownAssignments } from "#local/view.ts";
import type { Phone } from "#support/phone.ts";
import { assignmentOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const about = { title: "Fractions", course: "Mathematics", person: "" };
const titles = async ({ db }: Phone) => (await shownAssignments(db)).map(({ title }) => title);

test("the deletion was first: the answer is kept on its student's phone, and sent when the assignment is brought back", async () => {
	const { phone, computer, task, answers } = await classroom(here().server);
	const entry = await phone.submit(task.id, "three quarters");
	await computer.save({ kind: "deleteAssignment", record_id: task.id, body: { status: "deleted" }, about });
	expect(await titles(computer)).toEqual([]);
	await computer.run();

	await phone.run();

	expect(await titles(phone)).toEqual([]);
	expect(await phone.entry(entry)).toMatchObject({
		state: "failed",
		orphaned: true,
		refusal: { reason: "not-yours" },
		body: { text_body: "three quarters" },
	});
	expect(await answers()).toEqual([]);
	await computer.save({ kind: "restoreAssignment", record_id: task.id, body: { status: "" }, about });
	await computer.run();
	await phone.run();
	expect(await titles(computer)).toEqual(["Fractions 1"]);
	expect(await phone.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ text_body: "three quarters" }]);
});

test("the answer was first: nothing is deleted, and the teacher is told why", async () => {
	const { phone, computer, task, answers } = await classroom(here().server);
	await phone.submit(task.id, "three quarters");
	await computer.save({ kind: "deleteAssignment", record_id: task.id, body: { status: "deleted" }, about });
	await phone.run();

	await computer.run();

	expect(await assignmentOn(computer, task.id)).toMatchObject({
		status: "",
		entry: { state: "failed", refusal: { code: "has_answers" } },
	});
	expect(await answers()).toHaveLength(1);
});
