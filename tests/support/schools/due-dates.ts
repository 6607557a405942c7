// A class, times before and after now, and submissions on both sides of their due date.
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const hour = 3_600_000;
export const day = 24 * hour;
export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Maya, her teacher and their course, with one assignment, Fractions. */
export async function aClass(server: RealServer, due_at: string) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id, { due_at });
	return { maya, rana, maths, task };
}

/**
 * Four submissions, due on March 2, 2026 at midnight: in time, sent later, late, and by an untrusted clock. Fractions,
 * due then, has none.
 */
export async function fourAnswers(server: RealServer) {
	const school = await aClass(server, "2026-03-02 21:59:00.000Z");
	const answered = async (title: string, submitted_at: string, received_at: string, clock_unsure = false) => {
		const { id } = await assignment(server, school.maths.id, { title, due_at: "2026-03-02 21:59:00.000Z" });
		await submission(server, school.maya, id, { submitted_at, received_at, clock_unsure });
	};
	await answered("Angles", "2026-03-01 08:00:00.000Z", "2026-03-01 08:00:01.000Z");
	await answered("Circles", "2026-03-02 21:59:30.000Z", "2026-03-04 08:00:00.000Z");
	await answered("Decimals", "2026-03-02 22:00:00.000Z", "2026-03-02 22:00:01.000Z");
	await answered("Symmetry", "2026-03-03 08:00:00.000Z", "2026-03-03 08:00:01.000Z", true);
	return school;
}
