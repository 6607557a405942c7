// A student's term: an assignment of every kind.
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

/** Three open assignments (due after midnight, due long ago, no due date), one graded and one ungraded answer. */
export async function aTerm(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = (title: string, fields = {}) => assignment(server, maths.id, { title, ...fields });
	await task("Circles", { due_at: "2030-11-21 23:30:00.000Z", max_points: 1 });
	await task("Estimation", { due_at: "2026-03-02 21:59:00.000Z", instructions: "" });
	await task("Angles", { max_points: 100, instructions: "Measure three doors." });
	const fractions = await task("Fractions");
	const decimals = await task("Decimals");
	await submission(server, maya, fractions.id, {
		text_body: "3/4 of a cup",
		submitted_at: "2026-02-02 22:18:00.000Z",
		received_at: "2026-02-02 22:18:01.000Z",
		grade: 18,
		feedback: "Show your steps.",
		graded_by: rana.id,
		graded_at: "2026-02-03 10:00:00.000Z",
	});
	await submission(server, maya, decimals.id, {
		text_body: "0.75",
		submitted_at: "2026-02-05 08:05:00.000Z",
		received_at: "2026-02-05 08:05:01.000Z",
	});
	return { maya, rana, maths };
}
