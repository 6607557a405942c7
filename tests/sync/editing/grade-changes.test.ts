// A grade is changed, with a reason: once, based on the grade that its teacher saw; the earlier grade stays readable.
import { expect, test } from "vitest";
import { graded } from "#support/phones/answers.ts";
import { changeGrade } from "#support/phones/edits.ts";
import { runLosingAnswer } from "#support/phones/runs.ts";
import { answerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("changed once: the student sees the new grade, what it was, and why", async () => {
	const room = await classroom(here().server);
	const { phone, computer, rana } = room;
	const id = await graded(room);
	await changeGrade(computer, id, 15, "The second line is right.");
	expect(await answerOn(computer, id)).toMatchObject({ grade: 15, grade_changes: [{ grade: 12 }] });

	await computer.run();
	await phone.run();

	expect(await answerOn(phone, id)).toMatchObject({
		grade: 15,
		feedback: "Now 15.",
		grade_changes: [
			{
				grade: 12,
				feedback: "First look.",
				reason: "The second line is right.",
				changed_by: rana.id,
				graded_by: rana.id,
			},
		],
	});
});

test("the answer to a change is lost, then the request doubled: one entry in the history", async () => {
	const room = await classroom(here().server);
	const { line, computer, answers } = room;
	const id = await graded(room);
	await changeGrade(computer, id, 15);
	await runLosingAnswer(computer, line);
	const doubled = line.nextDoubled("/api/batch");

	await computer.run();
	await doubled;

	expect(await answers()).toMatchObject([{ grade: 15, grade_changes: [{ grade: 12 }] }]);
	expect(await computer.unsent()).toEqual([]);
});

test("changed three times before any attempt: one change; after an attempt: another one behind it", async () => {
	const room = await classroom(here().server);
	const { line, computer, answers } = room;
	const id = await graded(room);
	for (const grade of [13, 14, 15]) await changeGrade(computer, id, grade);
	await runLosingAnswer(computer, line);
	await changeGrade(computer, id, 16, "And the drawing.");
	expect(await answerOn(computer, id)).toMatchObject({ grade: 16, grade_changes: [{ grade: 12 }, { grade: 15 }] });

	await computer.run();

	expect(await answers()).toMatchObject([
		{ grade: 16, grade_changes: [{ grade: 12 }, { grade: 15, reason: "And the drawing." }] },
	]);
});

test("changed before the first grade was tried to send, there is no history; behind an attempted one there is", async () => {
	const room = await classroom(here().server, { tasks: 2 });
	const { line, phone, computer, tasks, answers } = room;
	for (const { id } of tasks) await phone.submit(id, `answer to ${id}`);
	await phone.run();
	await computer.run();
	const [first, second] = await computer.db.submissions.toArray();
	if (!first || !second) throw new Error("the teacher sees no answers");
	await computer.grade(first, 5);
	await runLosingAnswer(computer, line);
	await computer.grade(second, 6);
	for (const { id } of [first, second]) await changeGrade(computer, id, 11);

	await computer.run();

	const byId = new Map((await answers()).map((row) => [row.id, row]));
	expect(byId.get(first.id)).toMatchObject({ grade: 11, grade_changes: [{ grade: 5 }] });
	expect(byId.get(second.id)).toMatchObject({ grade: 11, grade_changes: null });
});

test("a change without a reason is refused with the server's sentence, and goes with one", async () => {
	const room = await classroom(here().server);
	const { computer, answers } = room;
	const id = await graded(room);
	await changeGrade(computer, id, 15, "  ");

	await computer.run();

	expect(await answerOn(computer, id)).toMatchObject({
		grade: 12,
		entry: { state: "failed", refusal: { code: "reason_missing" }, body: { grade: 15 } },
	});
	await changeGrade(computer, id, 15, "The second line is right.");
	await computer.run();
	expect(await answers()).toMatchObject([{ grade: 15, grade_changes: [{ reason: "The second line is right." }] }]);
});
