// A class, and times before and after now.
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const hour = 3_600_000;
export const day = 24 * hour;
export const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

export async function aClass(server: RealServer, due_at: string) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id, { due_at });
	return { maya, rana, maths, task };
}
