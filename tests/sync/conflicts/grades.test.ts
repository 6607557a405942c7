// Two teachers change one grade, or a first grade was refused: no grade is replaced unseen, and none is lost.
import { expect, test } from "vitest";
import { graded, handedIn } from "#support/phones/answers.ts";
import { changeGrade } from "#support/phones/edits.ts";
import { runLosingAnswer, runLosingRequest } from "#support/phones/runs.ts";
import { answerOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("two teachers change one grade: the first stands, the other keeps his and sees both; used after all, it is the next", async () => {
	const room = await classroom(here().server);
	const { computer, answers } = room;
	const id = await graded(room);
	const other = await room.colleague();
	await changeGrade(other, id, 18, "Joseph's reason.");
	await changeGrade(computer, id, 15, "Rana's reason.");
	await other.run();

	await computer.run();

	expect(await answerOn(computer, id)).toMatchObject({
		grade: 18,
		entry: {
			state: "failed",
			refusal: { reason: "changed-meanwhile" },
			body: { grade: 15, feedback: "Now 15.", reason: "Rana's reason." },
		},
	});
	await changeGrade(computer, id, 15, "Rana's reason.");
	await computer.run();
	expect(await answers()).toMatchObject([
		{
			grade: 15,
			grade_changes: [
				{ grade: 12, reason: "Joseph's reason." },
				{ grade: 18, reason: "Rana's reason." },
			],
		},
	]);
});

test("another teacher changed the grade before the first one's response arrived: the first grade is confirmed all the same", async () => {
	const room = await classroom(here().server);
	const { line, computer, answers } = room;
	const id = await handedIn(room);
	const entry = await computer.grade(await answerOn(computer, id), 12);
	await runLosingAnswer(computer, line);
	const other = await room.colleague();
	await changeGrade(other, id, 18);
	await other.run();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await answerOn(computer, id)).toMatchObject({ grade: 18, grade_changes: [{ grade: 12 }], entry: null });
	expect(await answers()).toMatchObject([{ grade: 18, grade_changes: [{ grade: 12 }] }]);
});

test("the first grade was refused while its change waited: the newest grade is kept in its place and nothing is overruled", async () => {
	const room = await classroom(here().server);
	const { line, computer, answers } = room;
	const id = await handedIn(room);
	await computer.grade(await answerOn(computer, id), 12);
	await runLosingRequest(computer, line);
	await changeGrade(computer, id, 15);
	const other = await room.colleague();
	await other.grade(await answerOn(other, id), 18, "Joseph's.");
	await other.run();

	await computer.run();

	expect(await answers()).toMatchObject([{ grade: 18, feedback: "Joseph's.", grade_changes: null }]);
	expect(await computer.unsent()).toMatchObject([
		{ kind: "gradeSubmission", state: "failed", body: { grade: 15, feedback: "Now 15." } },
	]);
	expect(await answerOn(computer, id)).toMatchObject({ grade: 18, entry: { body: { grade: 15 } } });
});
