// A class with two students and two teachers, and one assignment.
import { student, teacher } from "#support/people.ts";
import { assignment, course, enrol } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, [maya, karim]);
	await enrol(server, joseph, maths.id, "teacher");
	const task = await assignment(server, maths.id);
	return { maya, karim, rana, joseph, maths, task };
}
