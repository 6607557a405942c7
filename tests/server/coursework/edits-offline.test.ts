// A course and an assignment that are made and edited before anything is sent, and a course that has ended.
import { describe, expect, test } from "vitest";
import { assignmentBody, assignmentEdit, courseBody, courseEdit } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { batch, entry, newId } from "#support/school.ts";
import { fresh, here } from "./edited-course.ts";

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
		expect(await server.row("courses", course.id)).toMatchObject({
			title: newer.course.title,
			revision: newer.course.mutation,
		});
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
		expect(await server.row("courses", course.id)).toMatchObject({ title: newer.course.title });
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
		expect(await server.row("courses", course.id)).toBeUndefined();
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
