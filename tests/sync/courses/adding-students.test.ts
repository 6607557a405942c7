// A teacher adds a student to a course by e-mail address, from a phone.
import { expect, test } from "vitest";
import { student, teacher } from "#support/people.ts";
import { runLosingAnswer } from "#support/phones/runs.ts";
import { enrollments } from "#support/school.ts";
import { classroom, scienceClass } from "#support/schools/classroom.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("added by address, the answer lost once: the student's phone brings the course, the teacher's the name", async () => {
	const { line, phone, maya, deviceOf } = await classroom(here().server);
	const { science, task, joseph } = await scienceClass(here().server);
	const computer = await deviceOf(joseph);
	const entry = await computer.enrol(science.id, maya.email.toUpperCase());
	await runLosingAnswer(computer, line, "/api/lead/enrol");

	for (const device of [computer, phone]) await device.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await enrollments(here().server, maya, science.id)).toHaveLength(1);
	expect(await computer.db.users.get(maya.id)).toMatchObject({ name: "Maya Haddad" });
	expect(await phone.db.assignments.get(task.id)).toMatchObject({ title: "Volcanoes" });
});

test("an address without an account, or a teacher's, is refused with a sentence, and holds up nothing", async () => {
	const { computer, rana, maths } = await classroom(here().server);
	const karim = await student(here().server, "Karim Nassar");
	const nobody = await computer.enrol(maths.id, "nobody@lead.test");
	const herself = await computer.enrol(maths.id, (await teacher(here().server)).email);
	const good = await computer.enrol(maths.id, karim.email);
	const known = await computer.enrol(maths.id, rana.email);

	await computer.run();

	expect(await computer.entry(nobody)).toMatchObject({ state: "failed", refusal: { code: "unknown_person" } });
	expect(await computer.entry(herself)).toMatchObject({ state: "failed", refusal: { code: "not_a_student" } });
	expect(await computer.entry(good)).toMatchObject({ state: "sent" });
	// A person who is in the course already keeps their enrollment: a teacher stays its teacher.
	expect(await computer.db.outbox.get({ id: known.id })).toMatchObject({ state: "sent" });
	expect(await enrollments(here().server, rana, maths.id)).toMatchObject([{ role_in_course: "teacher" }]);
});
