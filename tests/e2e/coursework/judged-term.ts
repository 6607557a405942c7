// A term with coursework of every kind, for tests of looks.
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aTerm(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const karim = await student(server, "Karim Nassar");
	const rana = await teacher(server, "Rana Khoury");
	const joseph = await teacher(server, "Joseph Saade");
	const maths = await course(server, rana, [maya, karim]);
	const task = (title: string, fields = {}) => assignment(server, maths.id, { title, ...fields });
	const fractions = await task("Fractions", { due_at: "2026-02-10 21:59:00.000Z" });
	const decimals = await task("Decimals");
	await task("Circles", { due_at: "2030-11-21 23:30:00.000Z" });
	const taken = await task("Angles");
	const graded = { grade: 18, feedback: "Show your steps.", graded_by: rana.id, graded_at: "2026-02-09 10:00:00.000Z" };
	await submission(server, maya, fractions.id, { text_body: "3/4\nمرحبا", ...graded });
	await submission(server, maya, decimals.id, { submitted_at: "2026-02-05 08:00:00.000Z" });
	const first = await submission(server, karim, fractions.id, { submitted_at: "2026-02-01 08:00:00.000Z" });
	return { maya, rana, joseph, maths, taken, first };
}
