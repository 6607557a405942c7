// What of the server's a phone keeps. The rules say what a person may see; this says which part of it is mirrored: an
// admin may see every child of the centre, and a lost admin phone must not hold them. Filters also spare the server a
// scan of the whole table.
import type { MirroredName, RoleName } from "./records.ts";

const taughtBy = (me: string, path: string) =>
	`${path}enrollments_via_course_id.user_id?='${me}'&&${path}enrollments_via_course_id.role_in_course?='teacher'`;

/** @returns a filter for the list of a collection, "" when the rules alone say the same */
export function scopeOf(name: MirroredName, role: RoleName, me: string): string {
	if (role === "student") return name === "submissions" ? `student_id='${me}'` : "";
	switch (name) {
		case "users":
			// Always asked for by their ids (pull.ts): by their courses the server would multiply every enrolment with every
			// other, which for a teacher of forty courses takes it minutes.
			return "";
		case "courses":
			return taughtBy(me, "");
		case "enrollments":
		case "assignments":
			return taughtBy(me, "course_id.");
		case "submissions":
			// Who became a teacher keeps what he handed in as a student.
			return `student_id='${me}'||(${taughtBy(me, "assignment_id.course_id.")})`;
	}
}
