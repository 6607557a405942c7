// A course says in which steps its grades are given; they are stored, compared and remembered as they were given.
import { expect, test } from "vitest";
import { courseBody, courseEdit, gradeChange, refused } from "#support/api/bodies.ts";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, gradeBody, newId, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ rana: await teacher(server), maya: await student(server) }));

/** An answer in a course with these steps. */
async function handedIn(grade_step: string) {
	const { server, rana, maya } = here();
	const maths = await course(server, rana, [maya], { grade_step });
	const task = await assignment(server, maths.id);
	return { maths, task, row: await submission(server, maya, task.id, { text_body: "3/4" }) };
}
const send = (row: Row, body: object) =>
	here().server.ask("PATCH", `/api/collections/submissions/records/${row.id}`, { token: here().rana.token, body });

test.each([
	["", 17, [17.5, 0.25, 16.999999]],
	["0.5", 17.5, [17.25, 0.1, 17.500001]],
	["0.25", 19.75, [0.1, 19.8, 1 / 3]],
])("in steps of %j a grade of %j is exactly that, and nothing between the steps is one", async (step, right, wrong) => {
	const { row } = await handedIn(step);

	for (const odd of wrong)
		expect(refused(await send(row, gradeBody(odd, "3/4"))), String(odd)).toBe("400 grade grade_step");
	for (const far of [-0.25, 20.25])
		expect(refused(await send(row, gradeBody(far, "3/4")))).toBe("400 grade grade_range");
	const given = await send(row, gradeBody(right, "3/4"));

	expect(given.at("grade"), said(given)).toBe(right);
	expect((await here().server.row("submissions", row.id))?.grade).toBe(right);
});

test("a changed half mark is remembered exactly, and the points cannot be lowered under it", async () => {
	const { server, rana } = here();
	const { row, task } = await handedIn("0.5");
	expect((await send(row, gradeBody(17.5, "3/4"))).status).toBe(200);

	expect(refused(await send(row, gradeChange(16.25)))).toBe("400 grade grade_step");
	const changed = await send(row, gradeChange(18.5));
	const { title, instructions, revision, due_at } = (await server.row("assignments", task.id)) ?? task;
	const body = { title, instructions, due_at, replaces: revision, mutation: newId() };
	const lower = (max_points: number) =>
		server.ask("PATCH", `/api/collections/assignments/records/${task.id}`, {
			token: rana.token,
			body: { ...body, max_points },
		});

	expect(changed.at("grade"), said(changed)).toBe(18.5);
	expect(changed.at("grade_changes.0.grade")).toBe(17.5);
	expect(refused(await lower(18))).toBe("400 max_points below_grade");
	expect((await lower(19)).status).toBe(200);
});

test("a course is given its steps and others later; what was given stays, and no other steps are taken", async () => {
	const { server, rana } = here();
	const post = (body: object) => server.ask("POST", "/api/collections/courses/records", { token: rana.token, body });
	for (const wrong of ["0.3", "1", "half", ",5"]) {
		expect((await post({ ...courseBody(rana), grade_step: wrong })).status, wrong).toBe(400);
	}
	const { row, maths } = await handedIn("0.5");
	expect((await send(row, gradeBody(17.5, "3/4"))).status).toBe(200);
	const edit = { ...courseEdit(maths), grade_step: "" };
	const edited = await server.ask("PATCH", `/api/collections/courses/records/${maths.id}`, {
		token: rana.token,
		body: edit,
	});

	expect(edited.at("grade_step"), said(edited)).toBe("");
	expect((await server.row("submissions", row.id))?.grade).toBe(17.5);
	expect(refused(await send(row, gradeChange(18.5)))).toBe("400 grade grade_step");
});
