// createCourse and createAssignment: made on a phone, sent in one batch or two, perhaps twice.
import { expect, test } from "vitest";
import { assignmentBody, courseBody, refused } from "#support/api/bodies.ts";
import { admin, type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, enrol, entry, newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({
	rana: await teacher(server),
	joseph: await teacher(server),
	maya: await student(server),
	boss: await admin(server),
}));

test("a course and its first assignment arrive in one batch, the teacher enrolled", async () => {
	const { server, rana } = here();
	const course = courseBody(rana);
	const task = assignmentBody(rana, course.id);

	const answer = await batch(server, rana, [entry.create("courses", course), entry.create("assignments", task)]);

	expect(answer.status, said(answer)).toBe(200);
	expect(await server.rows("enrollments", `course_id = "${course.id}"`)).toMatchObject([
		{ user_id: rana.id, role_in_course: "teacher" },
	]);
	expect(await server.rows("assignments", `course_id = "${course.id}"`)).toMatchObject([{ id: task.id }]);
});

test("the same batch again is answered with the stored rows and makes nothing new", async () => {
	const { server, rana } = here();
	const course = courseBody(rana);
	const both = [entry.create("courses", course), entry.create("assignments", assignmentBody(rana, course.id))];
	const first = await batch(server, rana, both);

	const again = await Promise.all(Array.from({ length: 5 }, () => batch(server, rana, both)));

	for (const answer of again) expect(answer.at("")).toEqual(first.at(""));
	expect(await server.row("courses", course.id)).toBeDefined();
	expect(await server.rows("enrollments", `course_id = "${course.id}"`)).toHaveLength(1);
	expect(await server.rows("assignments", `course_id = "${course.id}"`)).toHaveLength(1);
});

test("twenty equal courses at once are one course", async () => {
	const { server, rana } = here();
	const course = courseBody(rana);

	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			server.ask("POST", "/api/collections/courses/records", { token: rana.token, body: course }),
		),
	);

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(await server.rows("enrollments", `course_id = "${course.id}"`)).toHaveLength(1);
});

test("an id that is taken by something else is a conflict and tells nothing", async () => {
	const { server, rana, joseph } = here();
	const course = courseBody(rana, { title: "Rana's own" });
	await batch(server, rana, [entry.create("courses", course)]);
	const send = (who: Person, body: object) =>
		server.ask("POST", "/api/collections/courses/records", { token: who.token, body });

	const changed = await send(rana, { ...course, title: "Another", mutation: newId() });
	const foreign = await send(joseph, { ...course, teacher_id: joseph.id, mutation: newId() });

	for (const answer of [changed, foreign]) {
		expect(refused(answer), said(answer)).toBe("409 id id_reused");
		expect(answer.text).not.toContain("Rana's own");
	}
});

test("an assignment sent again is the same assignment, with another due date or time of writing it is another write", async () => {
	const { server, rana } = here();
	const course = courseBody(rana);
	await batch(server, rana, [entry.create("courses", course)]);
	const task = assignmentBody(rana, course.id);
	const send = (body: object) =>
		server.ask("POST", "/api/collections/assignments/records", { token: rana.token, body });
	const first = await send(task);

	const again = await send(task);
	const others = [await send({ ...task, due_at: "" }), await send({ ...task, written_at: new Date().toISOString() })];

	expect(again.at(""), said(again)).toEqual(first.at(""));
	expect(others.map(refused)).toEqual(Array(2).fill("409 mutation id_reused"));
});

test("written_at is never in the future and never missing", async () => {
	const { server, rana } = here();
	const course = courseBody(rana);
	await batch(server, rana, [entry.create("courses", course)]);
	for (const written_at of ["2099-01-01T00:00:00.000Z", "", undefined]) {
		const answer = await server.ask("POST", "/api/collections/assignments/records", {
			token: rana.token,
			body: assignmentBody(rana, course.id, { written_at }),
		});
		expect(Math.abs(Date.parse(String(answer.at("written_at"))) - Date.now()), said(answer)).toBeLessThan(10_000);
	}
});

test.each([
	["no title", { title: "" }, "title"],
	["no code", { code: "" }, "code"],
	["a grade level of 13", { grade_level: "13" }, "grade_level"],
])("a course with %s is refused", async (_, fields, field) => {
	const { server, rana } = here();
	const answer = await batch(server, rana, [entry.create("courses", courseBody(rana, fields))]);

	expect(answer.status).toBe(400);
	expect(answer.at(`data.requests.0.response.data.${field}.code`), said(answer)).toMatch(/^validation_/);
});

test.each([0, -5, 1.5, 1001])("an assignment of %d points is refused", async (max_points) => {
	const { server, rana } = here();
	const course = courseBody(rana);
	const answer = await batch(server, rana, [
		entry.create("courses", course),
		entry.create("assignments", assignmentBody(rana, course.id, { max_points })),
	]);

	expect(answer.at("data.requests.1.response.data.max_points.code"), said(answer)).toMatch(/^validation_/);
	expect(await server.row("courses", course.id)).toBeUndefined();
});

test("a course gets a join code that can be read aloud; teachers and admins see it, students do not", async () => {
	const { server, rana, maya, boss, joseph } = here();
	const course = courseBody(rana);
	const made = await batch(server, rana, [entry.create("courses", course)]);
	await enrol(server, maya, course.id);
	const open = (who: Person) =>
		server.ask("GET", `/api/collections/courses/records/${course.id}`, { token: who.token });
	const code = made.at("0.body.join_code");

	expect(code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
	expect((await open(rana)).at("join_code")).toBe(code);
	expect((await open(boss)).at("join_code")).toBe(code);
	expect((await open(maya)).at("title")).toBe("Science");
	expect((await open(maya)).text).not.toContain(String(code));
	expect((await open(joseph)).status).toBe(404);
	await enrol(server, joseph, course.id);
	expect((await open(joseph)).text).not.toContain(String(code));
	const codes = (await server.rows("courses")).map((row) => row.join_code);
	expect(new Set(codes).size).toBe(codes.length);
});
