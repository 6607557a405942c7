// A teacher adds a student to a course by address, from a phone.
import { expect, test } from "vitest";
import { classroom } from "#support/classroom.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { Phone } from "#support/phone.ts";
import { assignment, course } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

/** Another course with one assignment, which nobody of the classroom is in. */
async function science() {
	const { server } = here();
	const joseph = await teacher(server, "Joseph Saade");
	const made = await course(server, joseph, [], { title: "Science", code: "SCI-6" });
	const task = await assignment(server, made.id, { title: "Volcanoes" });
	return { joseph, made, task, code: String(made.join_code) };
}

const places = (who: Person, courseId: string) =>
	here().server.rows("enrollments", `user_id = "${who.id}" && course_id = "${courseId}"`);

test("added by address, the answer lost once: the student's phone brings the course, the teacher's the name", async () => {
	const { line, phone, maya } = await classroom(here().server);
	const { made, task, joseph } = await science();
	const computer = new Phone(line.url, joseph);
	await computer.run();
	const entry = await computer.enrol(made.id, maya.email.toUpperCase());
	const lost = line.nextDroppedAnswer("/api/lead/enrol");
	await computer.run();
	await lost;

	for (const device of [computer, phone]) await device.run();

	expect(await computer.entry(entry)).toMatchObject({ state: "sent", attempts: 2 });
	expect(await places(maya, made.id)).toHaveLength(1);
	expect(await computer.db.users.get(maya.id)).toMatchObject({ name: "Maya Haddad" });
	expect(await phone.db.assignments.get(task.id)).toMatchObject({ title: "Volcanoes" });
});

test("an address nobody has, or a teacher's, is refused with a sentence, and holds up nothing", async () => {
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
	// Who is in the course keeps the place there is: a teacher stays its teacher.
	expect(await computer.db.outbox.get({ id: known.id })).toMatchObject({ state: "sent" });
	expect(await places(rana, maths.id)).toMatchObject([{ role_in_course: "teacher" }]);
});
