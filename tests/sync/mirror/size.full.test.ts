// A phone with as many rows as the product must support, filled by the real server.
import { expect, test } from "vitest";
import { admin, type Person } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { wholeCentre } from "#support/schools/big-school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile((server) => wholeCentre(server));

/** One run brings everything of the courses, with the 300 students and who teaches there. */
async function hasAllOfIt(who: Person): Promise<void> {
	const { server } = here();
	const computer = new Phone(server.url, who);
	const end = await computer.run();
	expect(end.kind).toBe("quiet");
	expect(await computer.db.courses.count()).toBe(40);
	expect(await computer.db.assignments.count()).toBe(400);
	expect(await computer.db.submissions.count()).toBe(2000);
	const teachers = await server.rows("enrollments", "role_in_course = 'teacher' && course_id = 'crs000000000001'");
	expect(await computer.db.users.count()).toBe(300 + teachers.length);
}

// The server aborts a query after thirty seconds: asked for by their courses, the people of forty courses never arrived.
test("a teacher of 40 courses has all of it after one run: 300 students, 400 assignments, 2,000 answers", async () => {
	await hasAllOfIt(here().rana);
});

test("a student with 200 answers has them all after one run, and nobody else's", async () => {
	const { server, maya } = here();
	const phone = new Phone(server.url, maya);
	const end = await phone.run();
	expect(end.kind).toBe("quiet");
	const answers = await phone.db.submissions.toArray();
	expect(answers).toHaveLength(200);
	expect(new Set(answers.map(({ student_id }) => student_id))).toEqual(new Set([maya.id]));
	expect(await phone.db.users.count()).toBe(2);
});

// By relations the server joined every row with everybody in its course, and those with every course of the admin.
test("an admin who teaches the 40 courses as well has all of it after one run", async () => {
	const { server } = here();
	const boss = await admin(server);
	await server.sql(`INSERT INTO enrollments (id, user_id, course_id, role_in_course, created_at, updated)
		SELECT 'enb' || substr(id, 4), '${boss.id}', id, 'teacher', created_at, updated FROM courses`);
	await hasAllOfIt(boss);
});
