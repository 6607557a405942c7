// A grade that two teachers change, or whose first giving was refused: nothing is overruled unseen, and nothing is lost.
import { expect, test } from "vitest";
import { type Classroom, classroom } from "#support/classroom.ts";
import { teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { answerOn, changeGrade } from "#support/phones/edits.ts";
import { enrol } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** An answer that was handed in and given 12 points. Promises its id. */
async function graded({ phone, computer, task }: Classroom): Promise<string> {
	const { record_id } = await phone.submit(task.id, "three quarters");
	await phone.run();
	await computer.run();
	await computer.grade(await answerOn(computer, record_id), 12, "First look.");
	await computer.run();
	return record_id;
}

test("two teachers change one grade: the first stands, the other keeps his and sees both; used after all, it is the next", async () => {
	const room = await classroom(here().server);
	const { line, computer, maths, answers } = room;
	const id = await graded(room);
	const joseph = await teacher(here().server, "Joseph Saade");
	await enrol(here().server, joseph, maths.id, "teacher");
	const other = new Phone(line.url, joseph);
	await other.run();
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

test("somebody else changed the grade before its teacher heard that it was given: it is known all the same", async () => {
	const { line, phone, computer, maths, task, answers } = await classroom(here().server);
	const { record_id } = await phone.submit(task.id, "three quarters");
	await phone.run();
	await computer.run();
	const entry = await computer.grade(await answerOn(computer, record_id), 12);
	const lost = line.nextDroppedAnswer("/api/batch");
	await computer.run();
	await lost;
	const joseph = await teacher(here().server, "Joseph Saade");
	await enrol(here().server, joseph, maths.id, "teacher");
	const other = new Phone(line.url, joseph);
	await other.run();
	await changeGrade(other, record_id, 18);
	await other.run();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await answerOn(computer, record_id)).toMatchObject({ grade: 18, grade_changes: [{ grade: 12 }], entry: null });
	expect(await answers()).toMatchObject([{ grade: 18, grade_changes: [{ grade: 12 }] }]);
});

test("the first grade was refused while its change waited: the newest grade is kept in its place and nothing is overruled", async () => {
	const { line, phone, computer, maths, task, answers } = await classroom(here().server);
	const { record_id } = await phone.submit(task.id, "three quarters");
	await phone.run();
	await computer.run();
	await computer.grade(await answerOn(computer, record_id), 12);
	const held = line.nextHeldRequest("/api/batch");
	const run = computer.run();
	(await held).drop();
	await run;
	await changeGrade(computer, record_id, 15);
	const joseph = await teacher(here().server, "Joseph Saade");
	await enrol(here().server, joseph, maths.id, "teacher");
	const other = new Phone(line.url, joseph);
	await other.run();
	await other.grade(await answerOn(other, record_id), 18, "Joseph's.");
	await other.run();

	await computer.run();

	expect(await answers()).toMatchObject([{ grade: 18, feedback: "Joseph's.", grade_changes: null }]);
	expect(await computer.db.outbox.where("state").notEqual("sent").toArray()).toMatchObject([
		{ kind: "gradeSubmission", state: "failed", body: { grade: 15, feedback: "Now 15." } },
	]);
	expect(await answerOn(computer, record_id)).toMatchObject({ grade: 18, entry: { body: { grade: 15 } } });
});
