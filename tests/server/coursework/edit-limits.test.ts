// editCourse and editAssignment: what an edit may carry, and the points of work that has grades.
import { describe, expect, test } from "vitest";
import { assignmentBody, assignmentEdit, courseBody, courseEdit, everyForm, refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { gradeBody, submission } from "#support/school.ts";
import { edit, fresh, here, rowOf, send, stored } from "./edited-course.ts";

test.each([
	["courses", { title: "" }, "title"],
	["courses", { code: "" }, "code"],
	["courses", { grade_level: "13" }, "grade_level"],
	["courses", { title: "x".repeat(201) }, "title"],
	["courses", { code: "x".repeat(41) }, "code"],
	["assignments", { title: "" }, "title"],
	["assignments", { max_points: 0 }, "max_points"],
	["assignments", { max_points: -5 }, "max_points"],
	["assignments", { max_points: 1.5 }, "max_points"],
	["assignments", { max_points: 1001 }, "max_points"],
	["assignments", { due_at: "tomorrow" }, "due_at"],
] as const)("in %s %j is held to the limits of making one", async (kind, fields, field) => {
	const { rana } = here();
	const row = await rowOf(kind);

	const answer = await send(rana, kind, row, edit(kind, row, fields));

	expect(refused(answer)).toMatch(new RegExp(`^400 ${field} validation_`));
	expect(await stored(kind, row)).toEqual(row);
});

test("an assignment is not given without its due date because that is no date", async () => {
	const { server, rana } = here();
	const { maths } = await fresh();
	const give = (due_at: string | null) =>
		server.ask("POST", "/api/collections/assignments/records", {
			token: rana.token,
			body: assignmentBody(rana, maths.id, { due_at }),
		});
	for (const wrong of ["tomorrow", "2026-13-45"]) {
		expect(refused(await give(wrong)), wrong).toBe("400 due_at validation_invalid_value");
	}
	for (const none of ["", null]) {
		const given = await give(none);
		expect(given.at("due_at"), said(given)).toBe("");
	}
});

describe("points", () => {
	/** Fractions of 20 points, graded 18. */
	async function graded() {
		const { server, rana, maya } = here();
		const { task } = await fresh();
		const work = await submission(server, maya, task.id, { text_body: "3/4" });
		await server.ask("PATCH", `/api/collections/submissions/records/${work.id}`, {
			token: rana.token,
			body: gradeBody(18, "3/4"),
		});
		return { task, work };
	}

	test("never go below a grade that was given", async () => {
		const { rana } = here();
		const { task } = await graded();

		const below = await send(rana, "assignments", task, assignmentEdit(task, { max_points: 17 }));
		const equal = await send(rana, "assignments", task, assignmentEdit(task, { max_points: 18 }));

		expect(refused(below)).toBe("400 max_points below_grade");
		expect(below.at("message")).toBe("Somebody already has a grade of 18.");
		expect([equal.status, equal.at("max_points")], said(equal)).toEqual([200, 18]);
	});

	test("go down freely while nothing is graded", async () => {
		const { server, rana, maya } = here();
		const { task } = await fresh();
		await submission(server, maya, task.id);

		const answer = await send(rana, "assignments", task, assignmentEdit(task, { max_points: 1 }));

		expect(answer.status, said(answer)).toBe(200);
	});

	test("lowered at the same moment as a grade is given: one of the two is refused", async () => {
		const { server, rana, second, maya } = here();
		for (let round = 0; round < 10; round++) {
			const { task } = await fresh();
			const work = await submission(server, maya, task.id, { text_body: "3/4" });
			const [lowered, grade] = await Promise.all([
				send(rana, "assignments", task, assignmentEdit(task, { max_points: 10 })),
				server.ask("PATCH", `/api/collections/submissions/records/${work.id}`, {
					token: second.token,
					body: gradeBody(18, "3/4"),
				}),
			]);

			expect([refused(lowered), refused(grade)].filter((answer) => answer !== "200")).toEqual([
				lowered.status === 200 ? "400 grade grade_range" : "400 max_points below_grade",
			]);
		}
	});
});

describe("what no edit carries", () => {
	const elsewhere = "aaaaaaaaaaaaaaa";
	const then = "2026-03-01 08:00:00.000Z";

	test.each([
		["courses", "teacher_id", elsewhere],
		["courses", "revision", elsewhere],
		["courses", "join_code", "AAAAAAA"],
		["courses", "former_codes", "AAAAAAA"],
		["assignments", "course_id", elsewhere],
		["assignments", "created_by", elsewhere],
		["assignments", "written_at", then],
		["assignments", "revision", elsewhere],
	] as const)("in %s %s (%j): JSON, multipart and payload alike", async (kind, field, value) => {
		const { rana } = here();
		const row = await rowOf(kind);

		for (const form of everyForm(edit(kind, row, { [field]: value }))) {
			const answer = await send(rana, kind, row, form);
			expect([400, 404], said(answer)).toContain(answer.status);
		}
		expect(await stored(kind, row)).toEqual(row);
		expect((await send(rana, kind, row, edit(kind, row))).status).toBe(200);
	});

	test("other cases of a key, doubled keys and sums smuggle nothing in", async () => {
		const { rana } = here();
		for (const smuggled of [
			`"REVISION":"${elsewhere}","Archived_At":"${then}","Teacher_Id":"${elsewhere}"`,
			`"former_codes+":"AAAAAAA","revision+":"${elsewhere}","join_code:autogenerate":""`,
		]) {
			const row = await rowOf("courses");
			const raw = JSON.stringify(courseEdit(row)).replace("{", `{${smuggled},`);

			const answer = await send(rana, "courses", row, raw);

			expect(answer.status, said(answer)).toBe(200);
			const after = await stored("courses", row);
			expect(after?.title).toBe(courseEdit(row).title);
			for (const field of ["archived_at", "teacher_id", "join_code", "former_codes"]) {
				expect(after?.[field], field).toBe(row[field]);
			}
		}
	});

	test.each([
		["courses", "revision", elsewhere],
		["courses", "former_codes", "AAAAAAA"],
		["courses", "join_code", "AAAAAAA"],
		["assignments", "revision", elsewhere],
	] as const)("nor is %s made with %s", async (kind, field, value) => {
		const { server, rana } = here();
		const { maths } = await fresh();
		const body = kind === "courses" ? courseBody(rana) : assignmentBody(rana, maths.id);
		const make = (sent: object) =>
			server.ask("POST", `/api/collections/${kind}/records`, { token: rana.token, body: sent });

		for (const form of everyForm({ ...body, [field]: value })) {
			const answer = await make(form);
			expect(answer.status, said(answer)).toBe(400);
		}
		expect(await server.row(kind, body.id)).toBeUndefined();
		expect((await make(body)).status).toBe(200);
	});
});
