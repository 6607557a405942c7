// Maya's class, and what her phone says about her work.
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

export const small = { viewport: { width: 360, height: 740 } };

export async function aClass(server: RealServer) {
	const maya = await student(server, "Maya Haddad");
	const rana = await teacher(server, "Rana Khoury");
	const maths = await course(server, rana, [maya]);
	const task = await assignment(server, maths.id);
	return { maya, rana, maths, task };
}

export const texts = async (server: RealServer, student_id: string) =>
	(await server.rows("submissions", `student_id = '${student_id}'`)).map((row) => row.text_body).sort();
