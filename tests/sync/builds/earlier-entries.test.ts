// Entries exactly as released versions of the app left them on phones. They must stay sendable for ever, because a phone
// may be unused for a year. A new version adds a fixture of its own and leaves these alone.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenOf } from "#support/people.ts";
import type { Phone } from "#support/phone.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { oldPhone, type Tables } from "./old-phone.ts";

const v1: {
	school: {
		maya: string;
		rana: string;
		karim: string;
		maths: string;
		tasks: string[];
		karimsAnswer: { id: string; revision: string; text_body: string };
	};
	student: { outbox: object[]; drafts: object[]; meta: object[] };
	teacher: { outbox: object[] };
} = JSON.parse(readFileSync(new URL("fixtures/outbox-v1.json", import.meta.url), "utf8"));

/** When the entries were written: shortly before, so that none has expired. */
const then = Date.parse("2026-11-20T08:00:00.000Z");

/** The people, course and submission that the entries name, by their ids. */
async function theirSchool(server: RealServer) {
	const { school } = v1;
	const people = { [school.maya]: "student", [school.karim]: "student", [school.rana]: "teacher" };
	for (const [id, role] of Object.entries(people)) {
		const secret = { password: "secret-1", passwordConfirm: "secret-1" };
		await server.create("users", { id, email: `${id}@lead.test`, name: `${role} ${id}`, verified: true, ...secret });
		await server.create("user_roles", { user_id: id, role });
	}
	const fields = { id: school.maths, title: "Mathematics", code: "MATH-6B", subject: "Math", grade_level: "6" };
	await server.create("courses", { ...fields, teacher_id: school.rana });
	for (const user_id of [school.maya, school.karim]) {
		await server.create("enrollments", { user_id, course_id: school.maths, role_in_course: "student" });
	}
	for (const id of school.tasks) {
		const task = { title: "Fractions", max_points: 20, written_at: "2026-11-01 08:00:00.000Z" };
		await server.create("assignments", { id, course_id: school.maths, ...task });
	}
	const { karimsAnswer: answer } = school;
	const times = { submitted_at: "2026-11-19 08:00:00.000Z", received_at: "2026-11-19 08:00:00.000Z" };
	await server.create("submissions", {
		...answer,
		...times,
		assignment_id: school.tasks[0],
		student_id: school.karim,
	});
	return { maya: school.maya };
}

const here = serverForThisFile(theirSchool);

/** The phone on which they were left. */
async function phoneOf(server: RealServer, id: string, tables: Tables): Promise<Phone> {
	const phone = await oldPhone(server.url, { id, token: await tokenOf(server, id) }, { version: 1, tables });
	phone.clockError = then - Date.now();
	return phone;
}

test("what a student of version 1 left on the phone is sent, the drafts stay drafts", async () => {
	const { server } = here();
	const phone = await phoneOf(server, v1.school.maya, v1.student);

	await phone.run();

	const rows = await server.rows("submissions", `student_id = "${v1.school.maya}"`);
	expect(Object.fromEntries(rows.map((row) => [row.assignment_id, row.text_body]))).toEqual({
		[v1.school.tasks[0] ?? ""]: "Confirmed: ¾ سلام 😀",
		[v1.school.tasks[1] ?? ""]: "Attempted once, not heard",
		[v1.school.tasks[2] ?? ""]: "Never attempted\nsecond line",
		[v1.school.tasks[3] ?? ""]: "Refused while not enrolled",
	});
	// It names the submission it replaces as version 1 did, by an id that no server has: both texts are kept and the student
	// decides.
	expect(await phone.unsent()).toMatchObject([
		{ body: { text_body: "Under way: ⅞ of it" }, refusal: { reason: "answer-changed" } },
	]);
	expect((await phone.db.outbox.toArray()).map(({ id }) => id)).toEqual(
		v1.student.outbox.map((entry) => Reflect.get(entry, "id")),
	);
	expect(await phone.db.drafts.toArray()).toEqual(v1.student.drafts);
});

test("what a teacher of version 1 left on the phone is sent as it stands", async () => {
	const { server } = here();
	const phone = await phoneOf(server, v1.school.rana, v1.teacher);

	await phone.run();

	expect(await server.row("submissions", v1.school.karimsAnswer.id)).toMatchObject({
		grade: 17,
		feedback: "Well done, Karim.",
		graded_by: v1.school.rana,
	});
	const [made] = await server.rows("courses", `title = "Robotics"`);
	expect(made).toMatchObject({ teacher_id: v1.school.rana });
	expect(await server.rows("assignments", `course_id = "${made?.id}"`)).toMatchObject([{ title: "Build a crane" }]);
	expect(await phone.unsent()).toEqual([]);
});

test("the fixture holds an entry of every kind and every state", () => {
	const entries = [...v1.student.outbox, ...v1.teacher.outbox];
	const all = (field: string) => [...new Set(entries.map((entry) => String(Reflect.get(entry, field))))].sort();
	expect(all("kind")).toEqual([
		"createAssignment",
		"createCourse",
		"gradeSubmission",
		"replaceAnswer",
		"submitAssignment",
	]);
	expect(all("state")).toEqual(["failed", "queued", "sending", "sent"]);
	expect(all("v")).toEqual(["1"]);
});
