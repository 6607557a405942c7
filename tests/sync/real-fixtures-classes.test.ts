// As real-fixtures.test.ts: entries of the kinds that came with courses one can join, edits and changed grades.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenOf } from "#support/people.ts";
import type { Phone } from "#support/phone.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { oldPhone, type Tables } from "./old-phone.ts";

type Named = { id: string };
const left: {
	school: {
		people: { maya: string; rana: string; joseph: string; karim: string };
		karimsEmail: string;
		maths: Named;
		science: Named;
		tasks: Named[];
		answers: Named[];
	};
	student: Tables;
	teacher: Tables;
} = JSON.parse(readFileSync(new URL("fixtures/outbox-v1-classes.json", import.meta.url), "utf8"));
const { school } = left;
const { people } = school;

/** When the entries were written: nothing in them has grown old by then. */
const then = Date.parse("2026-11-20T11:00:00.000Z");

/** The people and rows the entries speak of, by their ids. */
async function theirSchool(server: RealServer) {
	for (const [name, id] of Object.entries(people)) {
		const secret = { password: "secret-1", passwordConfirm: "secret-1" };
		const email = name === "karim" ? school.karimsEmail : `${id}@lead.test`;
		await server.create("users", { id, email, name, verified: true, ...secret });
		const role = name === "rana" || name === "joseph" ? "teacher" : "student";
		await server.create("user_roles", { user_id: id, role });
	}
	for (const course of [school.maths, school.science]) await server.create("courses", course);
	const place = { user_id: people.maya, course_id: school.maths.id, role_in_course: "student" };
	await server.create("enrollments", place);
	for (const task of school.tasks) await server.create("assignments", task);
	for (const answer of school.answers) await server.create("submissions", answer);
	return {};
}

const here = serverForThisFile(theirSchool);

async function phoneOf(id: string, tables: Tables): Promise<Phone> {
	const { server } = here();
	const phone = await oldPhone(server.url, { id, token: await tokenOf(server, id) }, { version: 2, tables });
	phone.clockError = then - Date.now();
	return phone;
}

const unsent = ({ db }: Phone) => db.outbox.where("state").notEqual("sent").toArray();

test("edits, changed grades and additions a teacher left on the phone are sent as they stand", async () => {
	const { server } = here();
	const desk = await phoneOf(people.rana, left.teacher);

	await desk.run();

	expect(await unsent(desk)).toMatchObject([{ kind: "enrolStudent", answer: { code: "unknown_person" } }]);
	expect(await server.rows("courses", `id = "${school.maths.id}"`)).toMatchObject([
		{ title: "Algebra, in the end", earlier_revisions: "eo69ibyzce89uka f64bxrw94g2aath" },
	]);
	const tasks = await server.rows("assignments", `course_id = "${school.maths.id}"`);
	expect(tasks.map(({ title, max_points }) => `${title} ${max_points}`).sort()).toEqual([
		"Angles 30",
		"Fractions 2 20",
	]);
	const answers = await server.rows("submissions", `student_id = "${people.maya}"`);
	expect(answers).toMatchObject([
		{ grade: 8, grade_changes: [{ grade: 12, reason: "A wrong sign.\nSecond line." }] },
		{ grade: 15, grade_changes: [{ grade: 12, reason: "The second line is right. 😀" }] },
	]);
	expect(await server.rows("enrollments", `user_id = "${people.karim}"`)).toMatchObject([
		{ course_id: school.maths.id, role_in_course: "student" },
	]);
});

test("the joins a student left on the phone are sent as they stand", async () => {
	const { server } = here();
	const phone = await phoneOf(people.maya, left.student);

	await phone.run();

	expect(await unsent(phone)).toMatchObject([{ body: { code: "WRONG99" }, answer: { code: "unknown_code" } }]);
	expect(await phone.db.courses.get(school.science.id)).toMatchObject({ title: "Science" });
	const places = await server.rows("enrollments", `user_id = "${people.maya}"`);
	expect(places.map(({ course_id }) => course_id).sort()).toEqual([school.maths.id, school.science.id].sort());
});

test("the fixture holds an entry of every new kind, and every state", () => {
	const entries = [...(left.student.outbox ?? []), ...(left.teacher.outbox ?? [])];
	const all = (field: string) => [...new Set(entries.map((entry) => String(Reflect.get(entry, field))))].sort();
	expect(all("kind")).toEqual(["changeGrade", "editAssignment", "editCourse", "enrolStudent", "joinCourse"]);
	expect(all("state")).toEqual(["failed", "queued", "sending", "sent"]);
	expect(all("v")).toEqual(["1"]);
});
