// Courses and assignments edited on phones: before and after the first attempt to send, on two phones at once, and sent
// twice.
import { expect, test } from "vitest";
import { handedIn } from "#support/phones/answers.ts";
import { changeGrade, editAssignment, editCourse, editsDone } from "#support/phones/edits.ts";
import { runLosingAnswer, runLosingPull } from "#support/phones/runs.ts";
import { answerOn, assignmentOn, courseOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("edited three times before any attempt, one edit travels, with the last words", async () => {
	const { line, computer, maths } = await classroom(here().server);
	for (const title of ["Algebra 1", "Algebra 2", "Algebra 3"]) await editCourse(computer, maths.id, title);
	expect(await computer.db.outbox.count()).toBe(1);

	const { requests } = await line.measure(() => computer.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await here().server.row("courses", maths.id)).toMatchObject({ title: "Algebra 3", code: "MATH-6B" });
	expect(await editsDone(here().server, maths.id)).toBe(1);
	expect(await courseOn(computer, maths.id)).toMatchObject({ title: "Algebra 3", entry: null });
});

test("edited after an attempt, the newer edit follows, and the attempted one stays as it was", async () => {
	const { line, computer, maths } = await classroom(here().server);
	await editCourse(computer, maths.id, "Algebra 1");
	await runLosingAnswer(computer, line);
	await editCourse(computer, maths.id, "Algebra 2");
	expect(await courseOn(computer, maths.id)).toMatchObject({ title: "Algebra 2" });

	await computer.run();

	const sent = await computer.db.outbox.toArray();
	expect(sent).toMatchObject([
		{ state: "sent", attempts: 2, body: { title: "Algebra 1" } },
		{ state: "sent", attempts: 1, body: { title: "Algebra 2" } },
	]);
	expect((await here().server.row("courses", maths.id))?.title).toBe("Algebra 2");
	expect(await editsDone(here().server, maths.id)).toBe(2);
});

test("edit after edit, each answer lost once: the last words stand, and each edit is there once", async () => {
	const { line, computer, task } = await classroom(here().server);
	for (const title of ["Angles 1", "Angles 2", "Angles 3"]) {
		await editAssignment(computer, task.id, { title });
		await runLosingAnswer(computer, line);
	}

	await computer.run();

	expect((await here().server.row("assignments", task.id))?.title).toBe("Angles 3");
	expect(await editsDone(here().server, task.id)).toBe(3);
	expect(await computer.unsent()).toEqual([]);
});

test("an edit that the network sends twice is one edit, and a late copy brings no old words back", async () => {
	const { line, computer, maths } = await classroom(here().server);
	await editCourse(computer, maths.id, "Algebra 1");
	const doubled = line.nextDoubled("/api/batch");
	await computer.run();
	await doubled;
	await editCourse(computer, maths.id, "Algebra 2");
	const held = line.nextHeldRequest("/api/batch");
	const run = computer.run();
	const late = await held;
	late.cutClient();
	await run;
	await editCourse(computer, maths.id, "Algebra 3");
	await computer.run();

	await late.release();

	expect(late.answer?.status).toBe(200);
	expect((await here().server.row("courses", maths.id))?.title).toBe("Algebra 3");
	expect(await editsDone(here().server, maths.id)).toBe(3);
});

test("points below a grade already given are refused with the server's sentence; mended, the edit arrives", async () => {
	const room = await classroom(here().server);
	const { computer, task } = room;
	await computer.grade(await answerOn(computer, await handedIn(room)), 18);
	await editAssignment(computer, task.id, { title: "Angles", max_points: 10 });

	await computer.run();

	expect(await assignmentOn(computer, task.id)).toMatchObject({
		title: "Fractions 1",
		entry: {
			state: "failed",
			refusal: { reason: "refused", code: "below_grade", message: "Somebody already has a grade of 18." },
			body: { title: "Angles", max_points: 10 },
		},
	});
	await editAssignment(computer, task.id, { title: "Angles", max_points: 18 });
	await computer.run();
	expect(await here().server.row("assignments", task.id)).toMatchObject({ title: "Angles", max_points: 18 });
});

test("the points were lowered while a grade waited: the grade is kept, and goes with fewer points", async () => {
	const room = await classroom(here().server);
	const { computer, task, answers } = room;
	const id = await handedIn(room);
	const other = await room.colleague();
	const entry = await computer.grade(await answerOn(computer, id), 17);
	await editAssignment(other, task.id, { max_points: 10 });
	await other.run();

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { code: "grade_range", message: "Grade must be between 0 and 10." },
		body: { grade: 17, feedback: "Well done." },
	});
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
	await changeGrade(computer, id, 9);
	await computer.run();
	expect(await answers()).toMatchObject([{ grade: 9, grade_changes: null }]);
});

test("what the centre changes by hand in an edited assignment does not make the edit unsent", async () => {
	const { line, computer, task } = await classroom(here().server);
	await editAssignment(computer, task.id, { title: "Angles" });
	await runLosingPull(computer, line);
	await here().server.update("assignments", task.id, { max_points: 12 });

	await computer.run();

	expect(await computer.db.outbox.toArray()).toMatchObject([{ state: "sent", attempts: 1 }]);
	expect(await assignmentOn(computer, task.id)).toMatchObject({ title: "Angles", max_points: 12, entry: null });
});
