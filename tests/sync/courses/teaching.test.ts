// A teacher's work on the real server: refused grades, and courses and assignments that depend on each other.
import { expect, test } from "vitest";
import { handedIn } from "#support/phones/answers.ts";
import { runLosingAnswer } from "#support/phones/runs.ts";
import { answerOn } from "#support/phones/shown.ts";
import { unenrol } from "#support/school.ts";
import { classroom } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { retry } from "#sync/outbox.ts";

const here = serverForThisFile();

test("the points were lowered while the teacher graded offline: the server's sentence; raised again, it can be sent", async () => {
	const { server } = here();
	const room = await classroom(server);
	const { computer, task, answers } = room;
	const entry = await computer.grade(await answerOn(computer, await handedIn(room)), 17);
	await server.update("assignments", task.id, { max_points: 10 });

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({
		state: "failed",
		refusal: { reason: "refused", code: "grade_range", message: "Grade must be between 0 and 10." },
		body: { grade: 17, feedback: "Well done." },
	});
	await server.update("assignments", task.id, { max_points: 20 });
	await retry(computer.db, entry.id);
	await computer.run();
	expect(await answers()).toMatchObject([{ grade: 17 }]);
});

test("a teacher's role was taken away offline: the grade is kept, what is no longer theirs leaves; given back, it goes", async () => {
	const { server } = here();
	const room = await classroom(server);
	const { computer, rana, answers } = room;
	const entry = await computer.grade(await answerOn(computer, await handedIn(room)), 17);
	await server.update("user_roles", rana.roleId, { role: "student" });

	const end = await computer.run();

	expect(end.handshake?.account.role).toBe("student");
	expect(await computer.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	expect(await computer.db.submissions.count()).toBe(0);
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await computer.run();
	expect(await computer.entry(entry)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ grade: 17 }]);
});

test("a grade whose confirmation was lost is confirmed though its teacher is out of the course by then", async () => {
	const { server } = here();
	const room = await classroom(server);
	const { line, computer, rana, maths, answers } = room;
	const entry = await computer.grade(await answerOn(computer, await handedIn(room)), 17);
	await runLosingAnswer(computer, line);
	await unenrol(server, rana, maths.id);

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", orphaned: false, refusal: null });
	expect(await answers()).toMatchObject([{ grade: 17 }]);
});

test("a course made offline by a former teacher is refused and says so; with the role back, it is sent", async () => {
	const { server } = here();
	const { computer, rana } = await classroom(server);
	const course = await computer.createCourse("Robotics without a role");
	const task = await computer.createAssignment(course.record_id, "Build a bridge");
	await server.update("user_roles", rana.roleId, { role: "student" });

	await computer.run();

	expect(await computer.entry(course)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	expect(await computer.entry(task)).toMatchObject({ state: "queued" });
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await computer.run();
	expect(await computer.entry(course)).toMatchObject({ state: "sent" });
	expect(await computer.entry(task)).toMatchObject({ state: "sent" });
});

test("a teacher who left the course keeps the grade he could not give", async () => {
	const { server } = here();
	const room = await classroom(server);
	const { computer, rana, maths, answers } = room;
	const entry = await computer.grade(await answerOn(computer, await handedIn(room)), 17);
	await unenrol(server, rana, maths.id);

	await computer.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "failed", refusal: { reason: "not-yours" } });
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
});

test("a course and its assignment made offline arrive in one batch", async () => {
	const { server } = here();
	const { line, computer, rana } = await classroom(server);
	const made = await computer.createCourse("Robotics in one");
	const task = await computer.createAssignment(made.record_id, "Build a crane");

	const { requests } = await line.measure(() => computer.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await server.row("courses", made.record_id)).toMatchObject({ title: "Robotics in one" });
	expect(await server.row("assignments", task.record_id)).toMatchObject({
		course_id: made.record_id,
		created_by: rana.id,
	});
});

test("a course and its assignment arrive over two batches, the first answer lost", async () => {
	const { server } = here();
	const { line, computer } = await classroom(server);
	const made = await computer.createCourse("Robotics in two");
	await runLosingAnswer(computer, line);
	const task = await computer.createAssignment(made.record_id, "Build a crane");

	await computer.run();

	expect(await server.rows("courses", `title = "Robotics in two"`)).toHaveLength(1);
	expect(await server.row("assignments", task.record_id)).toBeDefined();
	expect(await computer.entry(task)).toMatchObject({ state: "sent" });
	await computer.run();
	expect(await computer.db.courses.get(made.record_id)).toMatchObject({ title: "Robotics in two" });
	expect((await computer.db.courses.get(made.record_id))?.join_code).toMatch(/^[0-9A-Z]{7}$/);
});

test("a refused course makes its assignment wait, and nothing else", async () => {
	const { server } = here();
	const { computer, maths } = await classroom(server);
	const made = await computer.createCourse("x".repeat(300));
	const child = await computer.createAssignment(made.record_id, "Build a crane");
	const other = await computer.createAssignment(maths.id, "Angles");

	await computer.run();

	expect(await computer.entry(made)).toMatchObject({ state: "failed", refusal: { reason: "refused" } });
	const waiting = await computer.entry(child);
	expect(waiting).toMatchObject({ state: "queued", refusal: null });
	expect(await computer.entry(other)).toMatchObject({ state: "sent" });
	await computer.run();
	expect(await computer.entry(child)).toEqual(waiting);
});
