// editCourse and editAssignment: each edit replaces exactly what its editor saw, and a late copy of one changes nothing.
import { describe, expect, test } from "vitest";
import {
	assignmentBody,
	assignmentEdit,
	courseBody,
	courseEdit,
	everyForm,
	newCode,
	refused,
} from "#support/api/bodies.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, batch, course, enrol, entry, gradeBody, newId, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({
	rana: await teacher(server, "Rana Khoury"),
	second: await teacher(server, "Joseph Saade"),
	maya: await student(server, "Maya Haddad"),
}));

/** A fresh course of both teachers, with Maya in it and one assignment of 20 points. */
async function fresh(fields: object = {}): Promise<{ maths: Row; task: Row }> {
	const { server, rana, second, maya } = here();
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	if (Object.keys(fields).length > 0) await server.update("courses", maths.id, fields);
	return { maths, task };
}

type Kind = "courses" | "assignments";
const kinds: Kind[] = ["courses", "assignments"];
const rowOf = async (kind: Kind) => (await fresh())[kind === "courses" ? "maths" : "task"];
const edit = (kind: Kind, seen: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
	kind === "courses" ? courseEdit(seen, fields) : assignmentEdit(seen, fields);
const send = (who: Person, kind: Kind, row: Row, body: object | string) =>
	here().server.ask("PATCH", `/api/collections/${kind}/records/${row.id}`, { token: who.token, body });
const stored = async (kind: Kind, row: Row) => (await here().server.rows(kind, `id = "${row.id}"`))[0];

describe.each(kinds)("an edit in %s", (kind) => {
	test("is stored under its mutation, and so is the next one", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const first = edit(kind, row);
		const next = edit(kind, first, { title: "Once more" });

		const answers = [await send(rana, kind, row, first), await send(second, kind, row, next)];

		expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
		expect(answers[0]?.at("")).toMatchObject({
			title: first.title,
			revision: first.mutation,
			mutation: first.mutation,
		});
		expect(await stored(kind, row)).toMatchObject({
			title: "Once more",
			revision: next.mutation,
			created_at: row.created_at,
		});
	});

	test("sent again is answered as the first time, alone and in a batch; twenty at once are one", async () => {
		const { server, rana } = here();
		const row = await rowOf(kind);
		const body = edit(kind, row);

		const answers = await Promise.all(Array.from({ length: 20 }, () => send(rana, kind, row, body)));
		const batched = await batch(server, rana, [entry.update(kind, row.id, body)]);

		expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map((answer) => answer.at("updated"))).size).toBe(1);
		expect(batched.at("0.body"), said(batched)).toEqual(answers[0]?.at(""));
		expect(await stored(kind, row)).toMatchObject({ revision: body.mutation });
	});

	test("sent again after a later edit changes nothing, even when the later one went back to the same words", async () => {
		const { rana } = here();
		const row = await rowOf(kind);
		const older = edit(kind, row);
		const back = edit(kind, older, { title: row.title });
		await send(rana, kind, row, older);
		await send(rana, kind, row, back);

		const late = await send(rana, kind, row, older);

		expect([late.status, late.at("title"), late.at("revision")], said(late)).toEqual([200, row.title, back.mutation]);
	});

	test("of something that has changed meanwhile is a conflict", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const first = edit(kind, row);
		await send(rana, kind, row, first);

		const stale = await send(second, kind, row, edit(kind, row, { title: "Too late" }));
		const nameless = await send(second, kind, row, edit(kind, first, { replaces: undefined }));
		const reused = await send(second, kind, row, edit(kind, first, { mutation: first.mutation, title: "Too late" }));

		for (const answer of [stale, nameless]) expect(refused(answer)).toBe("409 replaces changed_meanwhile");
		expect(refused(reused)).toBe("409 mutation id_reused");
		expect(await stored(kind, row)).toMatchObject({ title: first.title, revision: first.mutation });
	});

	test("at the same time as nineteen others: one wins, whoever sends them", async () => {
		const { rana, second } = here();
		const row = await rowOf(kind);
		const bodies = Array.from({ length: 20 }, (_, n) => edit(kind, row, { title: `Try ${n}` }));

		const answers = await Promise.all(bodies.map((body, n) => send(n % 2 ? rana : second, kind, row, body)));

		const won = answers.flatMap((answer, n) => (answer.status === 200 ? [bodies[n]] : []));
		expect(won).toHaveLength(1);
		expect(answers.filter((answer) => refused(answer) === "409 replaces changed_meanwhile")).toHaveLength(19);
		expect(await stored(kind, row)).toMatchObject({ title: won[0]?.title, revision: won[0]?.mutation });
	});

	test.each([undefined, "", "UPPER-CASE-1234", "short", "aaaaaaaaaaaaaaa ", 5])(
		"whose mutation is %j is refused",
		async (mutation) => {
			const { rana } = here();
			const row = await rowOf(kind);

			const answer = await send(rana, kind, row, edit(kind, row, { mutation }));

			expect(refused(answer)).toMatch(/^400 mutation validation_/);
			expect(await stored(kind, row)).toEqual(row);
		},
	);

	test("is refused when the course has ended, its late copy is not", async () => {
		const { server, rana } = here();
		const { maths, task } = await fresh();
		const row = kind === "courses" ? maths : task;
		const done = edit(kind, row);
		await send(rana, kind, row, done);
		await server.update("courses", maths.id, { archived_at: "2026-03-01 08:00:00.000Z" });

		const replay = await send(rana, kind, row, done);
		const another = await send(rana, kind, row, edit(kind, done));
		const stale = await send(rana, kind, row, edit(kind, row));

		expect(replay.status, said(replay)).toBe(200);
		expect([refused(another), refused(stale)]).toEqual(Array(2).fill("400 course_id course_ended"));
		expect(await stored(kind, row)).toMatchObject({ revision: done.mutation });
	});
});

test.each([
	["courses", { title: "" }, "title"],
	["courses", { code: "" }, "code"],
	["courses", { grade_level: "13" }, "grade_level"],
	["courses", { title: "x".repeat(201) }, "title"],
	["assignments", { title: "" }, "title"],
	["assignments", { max_points: 0 }, "max_points"],
	["assignments", { max_points: -5 }, "max_points"],
	["assignments", { max_points: 1.5 }, "max_points"],
	["assignments", { max_points: 1001 }, "max_points"],
] as const)("in %s %j is held to the limits of making one", async (kind, fields, field) => {
	const { rana } = here();
	const row = await rowOf(kind);

	const answer = await send(rana, kind, row, edit(kind, row, fields));

	expect(refused(answer)).toMatch(new RegExp(`^400 ${field} validation_`));
	expect(await stored(kind, row)).toEqual(row);
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
		expect(below.at("message")).toBe("A grade of 18 was already given.");
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
		["courses", "archived_at", then],
		["courses", "archived_at", ""],
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
			`"archived_at":"","archived_at":"${then}"`,
		]) {
			const row = await rowOf("courses");
			const raw = JSON.stringify(courseEdit(row)).replace("{", `{${smuggled},`);

			await send(rana, "courses", row, raw);

			const after = await stored("courses", row);
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
		expect(await server.rows(kind, `id = "${body.id}"`)).toEqual([]);
		expect((await make(body)).status).toBe(200);
	});
});

test("an edit does not bring back the join code that was renewed while it was under way", async () => {
	const { server, rana, second } = here();
	const { maths } = await fresh();
	let seen: Record<string, unknown> = maths;
	for (let round = 0; round < 30; round++) {
		const body = courseEdit(seen, { title: `Round ${round}` });
		const [edited, renewed] = await Promise.all([
			send(rana, "courses", maths, body),
			newCode(server, second, { course_id: maths.id }),
		]);

		expect([edited.status, renewed.status]).toEqual([200, 200]);
		expect(await stored("courses", maths)).toMatchObject({
			title: body.title,
			join_code: renewed.at("join_code"),
		});
		seen = body;
	}
});

describe("a course and an assignment made and edited offline", () => {
	const offline = () => {
		const { rana } = here();
		const course = courseBody(rana);
		const task = assignmentBody(rana, course.id);
		const newer = { course: courseEdit(course), task: assignmentEdit(task) };
		const entries = [
			entry.create("courses", course),
			entry.update("courses", course.id, newer.course),
			entry.create("assignments", task),
			entry.update("assignments", task.id, newer.task),
		];
		return { course, task, newer, entries };
	};

	test("arrive in one batch, and the same batch again changes nothing", async () => {
		const { server, rana } = here();
		const { course, task, newer, entries } = offline();

		const first = await batch(server, rana, entries);
		const again = await Promise.all(Array.from({ length: 5 }, () => batch(server, rana, entries)));

		expect(first.status, said(first)).toBe(200);
		for (const answer of again) {
			expect(answer.status, said(answer)).toBe(200);
			expect(answer.at("3.body")).toEqual(first.at("3.body"));
			expect(answer.at("1.body")).toEqual(first.at("1.body"));
		}
		expect(await server.rows("courses", `id = "${course.id}"`)).toMatchObject([
			{ title: newer.course.title, revision: newer.course.mutation },
		]);
		expect(await server.rows("assignments", `course_id = "${course.id}"`)).toMatchObject([
			{ id: task.id, title: newer.task.title, max_points: 30 },
		]);
	});

	test("arrive one by one as well, each twice", async () => {
		const { server, rana } = here();
		const { course, newer, entries } = offline();

		for (const one of entries) {
			for (let copy = 0; copy < 2; copy++) expect((await batch(server, rana, [one])).status).toBe(200);
		}
		expect(await server.rows("courses", `id = "${course.id}"`)).toMatchObject([{ title: newer.course.title }]);
	});

	test("a late copy of the making is answered with the edited row; somebody else's id stays a conflict", async () => {
		const { server, rana, second } = here();
		const { course, task, newer, entries } = offline();
		await batch(server, rana, entries);

		const late = await batch(server, rana, [entry.create("courses", course), entry.create("assignments", task)]);
		const foreign = await batch(server, second, [
			entry.create("courses", { ...course, teacher_id: second.id, mutation: newId() }),
		]);

		expect(late.at("0.body"), said(late)).toMatchObject({ id: course.id, title: newer.course.title });
		expect(late.at("1.body")).toMatchObject({ id: task.id, title: newer.task.title });
		expect(foreign.at("data.requests.0.response.data.id.code"), said(foreign)).toBe("id_reused");
		expect(foreign.text).not.toContain(newer.course.title);
	});

	test("a refused edit undoes nothing that was there before the batch and leaves nothing of it", async () => {
		const { server, rana } = here();
		const { course, entries } = offline();

		const answer = await batch(server, rana, [
			...entries,
			entry.update("courses", course.id, courseEdit({ revision: newId() })),
		]);

		expect(answer.at("data.requests.4.response.data.replaces.code"), said(answer)).toBe("changed_meanwhile");
		expect(await server.rows("courses", `id = "${course.id}"`)).toEqual([]);
	});
});

test("no assignment is set in a course that has ended; the late copy of one that was is recognised", async () => {
	const { server, rana } = here();
	const { maths } = await fresh();
	const done = assignmentBody(rana, maths.id);
	await batch(server, rana, [entry.create("assignments", done)]);
	await server.update("courses", maths.id, { archived_at: "2026-03-01 08:00:00.000Z" });

	const replay = await batch(server, rana, [entry.create("assignments", done)]);
	const another = await batch(server, rana, [entry.create("assignments", assignmentBody(rana, maths.id))]);

	expect(replay.status, said(replay)).toBe(200);
	expect(another.at("data.requests.0.response.data.course_id.code"), said(another)).toBe("course_ended");
});
