// An admin puts people into courses and takes them out, asked of the server at once. They throw NoAnswer or Refused.
import * as z from "zod/mini";
import type { Person } from "#features/people/person-record.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { askFor, askServer } from "#local/online.ts";
import { newId } from "#sync/new-id.ts";

export { newId };

const enrollments = "/api/collections/enrollments/records";

const enrollment = z.object({ id: z.string() });

/**
 * A student comes in as a student, anybody else as a teacher beside the one who leads the course.
 * @param id of their enrollment; the same one again, after an answer that was lost
 * @returns the id, "" when they were in the course already
 */
export async function putInto(person: Person, course: string, id = newId()): Promise<string> {
	const role = person.role === "student" ? "student" : "teacher";
	const body = { id, user_id: person.id, course_id: course, role_in_course: role };
	const there = await orSessionEnded(askFor(enrollment, enrollments, { method: "POST", body }));
	return there.id === id ? id : "";
}

/** What they wrote stays with the course. @param enrollment the id of somebody's enrollment in a course */
export const takeOut = (enrollment: string): Promise<void> =>
	orSessionEnded(askServer(`${enrollments}/${enrollment}`, { method: "DELETE" }));

type Led = { id: string; teacher_id: string };

/**
 * From now on this teacher leads the course, who need not have been in it.
 * @returns takes it back: who led the course leads it again, and who came into it only by this is out of it
 */
export async function giveCourse(teacher: string, { id, teacher_id }: Led): Promise<() => Promise<void>> {
	const before = await enrollmentIn(id, teacher);
	await letLead(teacher, id);
	return async () => {
		await letLead(teacher_id, id);
		const enrollment = before ? "" : await enrollmentIn(id, teacher);
		if (enrollment) await takeOut(enrollment);
	};
}

const letLead = (teacher: string, course: string): Promise<void> =>
	askServer("/api/lead/give-course", { method: "POST", body: { course_id: course, teacher_id: teacher } });

const found = z.object({ items: z.array(enrollment) });

/** The id of somebody's enrollment in the course, "" for none. */
async function enrollmentIn(course: string, person: string): Promise<string> {
	const query = { filter: `course_id = '${course}' && user_id = '${person}'` };
	return (await askFor(found, enrollments, { query })).items[0]?.id ?? "";
}
