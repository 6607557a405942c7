// A course begins without a network: created, edited, given its first assignment and its first student, and sent in one
// run, in two, or after the server refused it.
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { editAssignment, editCourse } from "#support/phones/edits.ts";
import { runLosingAnswer, runLosingRequest } from "#support/phones/runs.ts";
import { assignmentOn, courseOn } from "#support/phones/shown.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();
const tooLong = "x".repeat(300);

const course = (id: string) => here().server.row("courses", id);
const assignments = (courseId: string) => here().server.rows("assignments", `course_id = "${courseId}"`);

test("made, edited, and its assignment made and edited: two requests in one batch, with the last words", async () => {
	const { line, computer } = await classroom(here().server);
	const made = await computer.createCourse("Robotics");
	await editCourse(computer, made.record_id, "Robotics for all");
	const task = await computer.createAssignment(made.record_id, "Build a crane");
	await editAssignment(computer, task.record_id, { title: "Build two cranes", due_at: "2027-01-15T21:59:00.000Z" });
	await editCourse(computer, made.record_id, "Robotics for everybody");
	expect(await computer.db.outbox.count()).toBe(2);

	const { requests } = await line.measure(() => computer.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await course(made.record_id)).toMatchObject({ title: "Robotics for everybody", revision: made.id });
	expect(await assignments(made.record_id)).toMatchObject([
		{ title: "Build two cranes", due_at: "2027-01-15 21:59:00.000Z", revision: task.id },
	]);
});

test("over two contacts, every answer lost once: course, edit, assignment and its edit are there once each", async () => {
	const { line, computer, rana } = await classroom(here().server);
	const made = await computer.createCourse("Robotics again");
	await runLosingAnswer(computer, line);
	await editCourse(computer, made.record_id, "Robotics, edited");
	const task = await computer.createAssignment(made.record_id, "Build a crane");
	await runLosingAnswer(computer, line);
	await editAssignment(computer, task.record_id, { title: "Build two cranes" });
	expect(await courseOn(computer, made.record_id)).toMatchObject({ title: "Robotics, edited" });

	await computer.run();

	expect(await computer.unsent()).toEqual([]);
	expect(await course(made.record_id)).toMatchObject({ title: "Robotics, edited", teacher_id: rana.id });
	expect(await assignments(made.record_id)).toMatchObject([{ title: "Build two cranes" }]);
	const places = await here().server.rows("enrollments", `course_id = "${made.record_id}"`);
	expect(places).toMatchObject([{ user_id: rana.id, role_in_course: "teacher" }]);
});

test("a refused course: its assignment waits and can be edited, and all arrive in one run after the mend", async () => {
	const { computer } = await classroom(here().server);
	const made = await computer.createCourse(tooLong);
	const task = await computer.createAssignment(made.record_id, "Build a crane");
	await computer.run();
	expect(await courseOn(computer, made.record_id)).toMatchObject({ entry: { state: "failed" } });
	await editAssignment(computer, task.record_id, { title: "Build two cranes" });
	await editAssignment(computer, task.record_id, { title: "Build three cranes" });
	expect(await assignmentOn(computer, task.record_id)).toMatchObject({ title: "Build three cranes" });
	await computer.run();
	expect(await course(made.record_id)).toBeUndefined();

	await editCourse(computer, made.record_id, "Robotics");
	await computer.run();

	expect(await computer.unsent()).toEqual([]);
	expect(await course(made.record_id)).toMatchObject({ title: "Robotics" });
	expect(await assignments(made.record_id)).toMatchObject([{ title: "Build three cranes" }]);
	expect(await assignmentOn(computer, task.record_id)).toMatchObject({ title: "Build three cranes", entry: null });
});

test("edited while the server refuses it: the course has the newer words in its place, and arrives with the next", async () => {
	const { computer } = await classroom(here().server);
	const made = await computer.createCourse(tooLong);
	const { revision } = await courseOn(computer, made.record_id);
	await computer.run();
	// As from a form that was opened before the refusal arrived.
	const words = { title: tooLong.slice(1), code: "E", subject: "Edited", grade_level: "6" };
	const about = { title: "", course: "", person: "" };
	const body = { ...words, replaces: revision };
	await computer.save({ kind: "editCourse", record_id: made.record_id, about, body });
	expect(await computer.unsent()).toMatchObject([{ kind: "createCourse", state: "failed", body: words }]);

	await editCourse(computer, made.record_id, "Robotics");
	await computer.run();

	expect(await computer.unsent()).toEqual([]);
	expect(await course(made.record_id)).toMatchObject({ title: "Robotics", subject: "Edited" });
});

test("an edit too long behind an attempted course is refused alone: the course and its assignment stand", async () => {
	const { line, computer } = await classroom(here().server);
	const made = await computer.createCourse("Robotics");
	await runLosingRequest(computer, line);
	await editCourse(computer, made.record_id, tooLong);
	await computer.createAssignment(made.record_id, "Build a crane");

	await computer.run();

	expect(await courseOn(computer, made.record_id)).toMatchObject({
		title: "Robotics",
		entry: { kind: "editCourse", state: "failed", body: { title: tooLong } },
	});
	expect(await assignments(made.record_id)).toMatchObject([{ title: "Build a crane" }]);
	await editCourse(computer, made.record_id, "Robotics, mended");
	await computer.run();
	expect(await course(made.record_id)).toMatchObject({ title: "Robotics, mended" });
});

test("a student added to a course that is not sent yet comes after it, and finds it", async () => {
	const { line, computer } = await classroom(here().server);
	const karim = await student(here().server, "Karim Nassar");
	const made = await computer.createCourse("Robotics");
	const added = await computer.enrol(made.record_id, karim.email);
	await runLosingAnswer(computer, line, "/api/lead/enrol");

	await computer.run();

	expect(await computer.entry(added)).toMatchObject({ state: "sent", attempts: 2 });
	const places = await here().server.rows("enrollments", `user_id = "${karim.id}"`);
	expect(places).toMatchObject([{ course_id: made.record_id, role_in_course: "student" }]);
	expect(await computer.db.users.get(karim.id)).toMatchObject({ name: "Karim Nassar" });
});

test("a student added to a refused course waits with it, and holds nobody up", async () => {
	const { computer, maths } = await classroom(here().server);
	const karim = await student(here().server, "Karim Nassar");
	const made = await computer.createCourse(tooLong);
	const waits = await computer.enrol(made.record_id, karim.email);
	const goes = await computer.enrol(maths.id, karim.email);

	await computer.run();

	expect(await computer.entry(waits)).toMatchObject({ state: "queued", attempts: 0 });
	expect(await computer.entry(goes)).toMatchObject({ state: "sent" });
	await editCourse(computer, made.record_id, "Robotics");
	await computer.run();
	expect(await here().server.rows("enrollments", `user_id = "${karim.id}"`)).toHaveLength(2);
});
