// A restored server has lost the last days of a class: who joined, what was edited, which grades were changed. The phones
// that sent it send it again, once.
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { graded } from "#support/phones/answers.ts";
import { changeGrade, editAssignment, editCourse } from "#support/phones/edits.ts";
import { runTwice } from "#support/phones/runs.ts";
import { assignmentOn, courseOn } from "#support/phones/shown.ts";
import { enrollments } from "#support/school.ts";
import { classroom, scienceClass } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { backUp } from "./backup.ts";

const here = serverForThisFile();

test("edits and changed grades come back in their order, with the whole history", async () => {
	const room = await classroom(here().server);
	const { phone, computer, maths, task, answers } = room;
	const id = await graded(room);
	await runTwice(computer, phone);
	const restore = await backUp(here().server);
	for (const title of ["Algebra 1", "Algebra 2"]) {
		await editCourse(computer, maths.id, title);
		await editAssignment(computer, task.id, { title: `${title}: angles` });
		await runTwice(computer);
	}
	for (const grade of [14, 16]) {
		await changeGrade(computer, id, grade, `Because of ${grade}.`);
		await runTwice(computer);
	}
	await restore();
	expect(await here().server.row("courses", maths.id)).toMatchObject({ title: "Mathematics" });

	await runTwice(computer, phone);

	expect(await computer.unsent()).toEqual([]);
	expect(await courseOn(phone, maths.id)).toMatchObject({ title: "Algebra 2" });
	expect(await assignmentOn(phone, task.id)).toMatchObject({ title: "Algebra 2: angles" });
	expect(await answers()).toMatchObject([
		{
			grade: 16,
			grade_changes: [
				{ grade: 12, reason: "Because of 14." },
				{ grade: 14, reason: "Because of 16." },
			],
		},
	]);
});

test("the changed grade of an answer that was lost with it comes back behind the answer, with its history", async () => {
	const room = await classroom(here().server);
	const { phone, computer, answers } = room;
	const restore = await backUp(here().server);
	const id = await graded(room);
	await runTwice(computer, phone);
	await changeGrade(computer, id, 16, "The second line is right.");
	await runTwice(computer, phone);
	await restore();

	await runTwice(computer, phone, computer);

	expect(await computer.unsent()).toEqual([]);
	expect(await answers()).toMatchObject([
		{ grade: 16, grade_changes: [{ grade: 12, reason: "The second line is right." }] },
	]);
});

test("who had joined joins again, and the answer handed in there comes back behind it", async () => {
	const { server } = here();
	const { phone, maya } = await classroom(server);
	const { science, task, code } = await scienceClass(server);
	const restore = await backUp(server);
	await phone.join(code);
	await phone.run();
	await phone.submit(task.id, "They are hot.");
	await runTwice(phone);
	await restore();
	expect(await enrollments(server, maya, science.id)).toEqual([]);

	await runTwice(phone);

	expect(await phone.unsent()).toEqual([]);
	expect(await enrollments(server, maya, science.id)).toHaveLength(1);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toMatchObject([
		{ text_body: "They are hot." },
	]);
});

test("a course made, edited and filled since comes back with its edit, its work and its students", async () => {
	const { server } = here();
	const { computer, maths } = await classroom(server);
	const karim = await student(server, "Karim Nassar");
	const restore = await backUp(server);
	const made = await computer.createCourse("Robotics");
	const task = await computer.createAssignment(made.record_id, "Build a crane");
	await runTwice(computer);
	await editCourse(computer, made.record_id, "Robotics for all");
	await editAssignment(computer, task.record_id, { title: "Build two cranes" });
	for (const courseId of [made.record_id, maths.id]) await computer.enrol(courseId, karim.email);
	await runTwice(computer);
	expect(await server.rows("enrollments", `user_id = "${karim.id}"`)).toHaveLength(2);
	await restore();
	expect(await server.rows("enrollments", `user_id = "${karim.id}"`)).toEqual([]);

	await runTwice(computer);

	expect(await computer.unsent()).toEqual([]);
	expect(await server.row("courses", made.record_id)).toMatchObject({ title: "Robotics for all" });
	expect(await server.rows("assignments", `course_id = "${made.record_id}"`)).toMatchObject([
		{ title: "Build two cranes" },
	]);
	const places = await server.rows("enrollments", `user_id = "${karim.id}"`);
	expect(places.map(({ course_id }) => course_id).sort()).toEqual([made.record_id, maths.id].sort());
});
