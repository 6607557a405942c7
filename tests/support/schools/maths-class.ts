// A class of mathematics with one student and some assignments.
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";

export async function aClass(server: RealServer, titles: readonly string[]) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const tasks: Row[] = [];
	for (const title of titles) tasks.push(await assignment(server, maths.id, { title }));
	return { maya, rana, maths, tasks };
}
