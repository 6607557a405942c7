// A class with one sent submission and one open assignment.
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export async function aClass(server: RealServer): Promise<{ maya: Person; rana: Person }> {
	const [maya, rana] = [await student(server, "Maya Haddad"), await teacher(server, "Rana Khoury")];
	const maths = await course(server, rana, [maya]);
	await assignment(server, maths.id);
	const angles = await assignment(server, maths.id, { title: "Angles" });
	await submission(server, maya, angles.id);
	return { maya, rana };
}
