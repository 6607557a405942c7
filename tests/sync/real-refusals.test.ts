// The server says no, with a reason or without one: what was written stays, is explained, and goes when it may.
import { expect, test } from "vitest";
import { retry } from "#data/outbox.ts";
import { classroom } from "#support/classroom.ts";
import type { Phone } from "#support/phone.ts";
import { assignment, enrol, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** The first answer on a teacher's phone. */
async function firstAnswer(desk: Phone) {
	const [row] = await desk.db.submissions.toArray();
	if (!row) throw new Error("the teacher sees no answer");
	return row;
}

test("one poisoned of four: three are sent in the same run", async () => {
	const { server } = here();
	const { phone, tasks, answers } = await classroom(server, { tasks: 3 });
	const poisoned = await phone.submit(newId(), "for an assignment nobody has");
	for (const task of tasks) await phone.submit(task.id, `good ${task.id}`);

	await phone.run();

	expect((await answers()).map((row) => row.text_body).sort()).toEqual(tasks.map(({ id }) => `good ${id}`).sort());
	expect(await phone.errand(poisoned)).toMatchObject({ state: "failed", attempts: 1 });
	expect((await phone.errand(poisoned)).body).toMatchObject({ text_body: "for an assignment nobody has" });
});

test("an answer that is too long for the server is refused with its sentence and holds nobody up", async () => {
	const { phone, tasks, answers } = await classroom(here().server, { tasks: 2 });
	const [long, short] = tasks;
	const errand = await phone.submit(long?.id ?? "", "x".repeat(20_001));
	await phone.submit(short?.id ?? "", "short");

	await phone.run();

	expect(await phone.errand(errand)).toMatchObject({
		state: "failed",
		answer: { reason: "refused", code: "text_too_long", message: "An answer has at most 20,000 characters." },
	});
	expect(await answers()).toMatchObject([{ text_body: "short" }]);
});

test("unenrolled while offline: needs you, with the reason; enrolled again, it goes by itself", async () => {
	const { server } = here();
	const { phone, maya, maths, task, answers, unenrol } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await unenrol();

	await phone.run();

	expect(await phone.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });
	expect((await phone.errand(errand)).body).toMatchObject({ text_body: "three quarters" });
	expect(await phone.db.assignments.count()).toBe(0);
	expect(await answers()).toEqual([]);

	await enrol(server, maya, maths.id);
	await phone.run();
	expect(await phone.errand(errand)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ id: errand.record_id, text_body: "three quarters" }]);
});

test("unenrolled while other runs go by: still there, still explained, and sent after weeks", async () => {
	const { server } = here();
	const { phone, maya, maths, task, answers, unenrol } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await unenrol();
	for (let week = 0; week < 4; week++) {
		phone.clockError += 7 * 86_400_000;
		await phone.run({ urgent: false });
	}
	expect(await phone.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });

	await enrol(server, maya, maths.id);
	await phone.run({ urgent: false });

	expect(await answers()).toHaveLength(1);
});

test("assignment deleted while offline: needs you, text kept", async () => {
	const { server } = here();
	const { phone, task, answers } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await server.remove("assignments", task.id);

	await phone.run();

	expect(await phone.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });
	expect((await phone.errand(errand)).body).toMatchObject({ text_body: "three quarters" });
	expect(await answers()).toEqual([]);
});

test("course archived while offline: needs you, text kept", async () => {
	const { server } = here();
	const { phone, maths, task } = await classroom(server);
	const errand = await phone.submit(task.id, "three quarters");
	await server.update("courses", maths.id, { archived_at: "2026-01-06 08:00:00.000Z" });

	await phone.run();

	expect(await phone.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });
});

test("the points were lowered while the teacher graded offline: the server's sentence; raised again, it can be sent", async () => {
	const { server } = here();
	const { phone, desk, task, answers } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	await phone.run();
	await desk.run();
	const errand = await desk.grade(await firstAnswer(desk), 17);
	await server.update("assignments", task.id, { max_points: 10 });

	await desk.run();

	expect(await desk.errand(errand)).toMatchObject({
		state: "failed",
		answer: { reason: "refused", code: "grade_range", message: "Grade must be between 0 and 10." },
		body: { grade: 17, feedback: "Well done." },
	});
	await server.update("assignments", task.id, { max_points: 20 });
	await retry(desk.db, errand.id);
	await desk.run();
	expect(await answers()).toMatchObject([{ grade: 17 }]);
});

test("a teacher's role was taken away offline: the grade is kept, what is no longer theirs leaves; given back, it goes", async () => {
	const { server } = here();
	const { phone, desk, rana, task, answers } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	await phone.run();
	await desk.run();
	const errand = await desk.grade(await firstAnswer(desk), 17);
	await server.update("user_roles", rana.roleId, { role: "student" });

	const end = await desk.run();

	expect(end.gate?.role).toBe("student");
	expect(await desk.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });
	expect(await desk.db.submissions.count()).toBe(0);
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
	await server.update("user_roles", rana.roleId, { role: "teacher" });
	await desk.run();
	expect(await desk.errand(errand)).toMatchObject({ state: "sent" });
	expect(await answers()).toMatchObject([{ grade: 17 }]);
});

test("a teacher who left the course keeps the grade he could not give", async () => {
	const { server } = here();
	const { phone, desk, rana, maths, task, answers } = await classroom(server);
	await phone.submit(task.id, "three quarters");
	await phone.run();
	await desk.run();
	const errand = await desk.grade(await firstAnswer(desk), 17);
	const [place] = await server.rows("enrollments", `user_id = "${rana.id}" && course_id = "${maths.id}"`);
	await server.remove("enrollments", place?.id ?? "");

	await desk.run();

	expect(await desk.errand(errand)).toMatchObject({ state: "failed", answer: { reason: "not-yours" } });
	expect(await answers()).toMatchObject([{ graded_at: "" }]);
});

test("a course and its assignment made offline arrive in one batch", async () => {
	const { server } = here();
	const { line, desk, rana } = await classroom(server);
	const made = await desk.createCourse("Robotics in one");
	const task = await desk.createAssignment(made.record_id, "Build a crane");

	const { requests } = await line.measure(() => desk.run());

	expect(requests.filter((request) => request === "POST /api/batch")).toHaveLength(1);
	expect(await server.rows("courses", `id = "${made.record_id}"`)).toMatchObject([{ title: "Robotics in one" }]);
	expect(await server.rows("assignments", `id = "${task.record_id}"`)).toMatchObject([
		{ course_id: made.record_id, created_by: rana.id },
	]);
});

test("a course and its assignment arrive over two batches, the first answer lost", async () => {
	const { server } = here();
	const { line, desk } = await classroom(server);
	const made = await desk.createCourse("Robotics in two");
	const lost = line.nextDroppedAnswer("/api/batch");
	await desk.run();
	await lost;
	const task = await desk.createAssignment(made.record_id, "Build a crane");

	await desk.run();

	expect(await server.rows("courses", `title = "Robotics in two"`)).toHaveLength(1);
	expect(await server.rows("assignments", `id = "${task.record_id}"`)).toHaveLength(1);
	expect(await desk.errand(task)).toMatchObject({ state: "sent" });
	await desk.run();
	expect(await desk.db.courses.get(made.record_id)).toMatchObject({ title: "Robotics in two" });
	expect((await desk.db.courses.get(made.record_id))?.join_code).toMatch(/^[0-9A-Z]{7}$/);
});

test("a refused course makes its assignment wait, and nothing else", async () => {
	const { server } = here();
	const { desk, maths } = await classroom(server);
	const made = await desk.createCourse("x".repeat(300));
	const child = await desk.createAssignment(made.record_id, "Build a crane");
	const other = await desk.createAssignment(maths.id, "Angles");

	await desk.run();

	expect(await desk.errand(made)).toMatchObject({ state: "failed", answer: { reason: "refused" } });
	const waiting = await desk.errand(child);
	expect(waiting).toMatchObject({ state: "queued", answer: null });
	expect(await desk.errand(other)).toMatchObject({ state: "sent" });
	await desk.run();
	expect(await desk.errand(child)).toEqual(waiting);
});

test("an answer after the due date is accepted, with the time at which it was written", async () => {
	const { server } = here();
	const { phone, task, answers, maths } = await classroom(server);
	const due = await assignment(server, maths.id, { due_at: new Date(Date.now() - 3_600_000).toISOString() });
	await phone.run();
	const written = Date.now();
	await phone.submit(due.id, "late, and welcome");
	await phone.submit(task.id, "no due date");

	await phone.run();

	const stored = (await answers()).find((row) => row.assignment_id === due.id);
	expect(Math.abs(Date.parse(String(stored?.submitted_at)) - written)).toBeLessThan(2000);
	expect(stored?.clock_unsure).toBe(false);
});
