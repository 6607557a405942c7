// A teacher's courses, some of which end.
import { student, teacher } from "#support/people.ts";
import { assignment, course, submission } from "#support/school.ts";
import { day, fromNow } from "#support/schools/due-dates.ts";
import type { RealServer } from "#support/server.ts";

/** Rana's Mathematics, in which Maya has answered, and Science; Chess is somebody else's. */
export async function school(server: RealServer) {
	const [rana, maya] = [await teacher(server, "Rana Khoury"), await student(server, "Maya Haddad")];
	const maths = await course(server, rana, [maya], { title: "Mathematics", code: "MATH-2026" });
	const science = await course(server, rana, [], { title: "Science", code: "SCI-6" });
	await course(server, await teacher(server, "Zeina Frem"), [], { title: "Chess" });
	const task = await assignment(server, maths.id, { title: "Fractions", due_at: fromNow(-20 * day), max_points: 40 });
	await submission(server, maya, task.id);
	return { server, rana, maya, maths, science, task };
}

/** The titles of the courses of a teacher that have not ended. */
export const current = async (server: RealServer, teacherId: string) =>
	(await server.rows("courses", `teacher_id = '${teacherId}' && archived_at = ''`)).map(({ title }) => title).sort();
