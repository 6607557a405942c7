// An admin puts people into courses and takes them out, asked of the server at once. They throw NoAnswer or Refused.

import type { Person } from "#features/people/person-record.ts";
import { askServer } from "#local/online.ts";
import { newId } from "#sync/new-id.ts";
import type { Place } from "./queries.ts";

const places = "/api/collections/enrollments/records";

/** A student comes in as a student, anybody else as a teacher beside the one who leads the course. */
export const putInto = ({ id, role }: Person, course: string): Promise<void> =>
	askServer(places, {
		method: "POST",
		body: {
			id: newId(),
			user_id: id,
			course_id: course,
			role_in_course: role === "student" ? "student" : "teacher",
		},
	});

/** What they wrote stays with the course. */
export const takeOut = ({ id }: Place): Promise<void> => askServer(`${places}/${id}`, { method: "DELETE" });

/** From now on this teacher leads the course. */
export const giveCourse = (teacher: string, course: string): Promise<void> =>
	askServer("/api/lead/give-course", { method: "POST", body: { course_id: course, teacher_id: teacher } });
