// Coming into a course on the server in memory: by its code, or because its teacher adds an address.

import { enrol, type Fields, type Row, type State } from "./fake-state.ts";
import { type Answer, once } from "./fake-writes.ts";
import { Refusal } from "./refusal.ts";
import { coursesOf } from "./visible.ts";

/** Carries out a request of one of these two routes. @throws {Refusal} */
export function enter(state: State, me: string | undefined, path: string, body: Fields): Answer {
	if (!me || state.people[me]?.standing !== "approved") throw new Refusal(401);
	const id = String(body.id);
	const work = () => (path.endsWith("/join") ? join(state, me, id, body) : add(state, me, id, body));
	return once(state, me, { collection: "enrollments", body }, work);
}

function join(state: State, me: string, id: string, { code }: Fields): Row {
	if (state.people[me]?.role !== "student") throw new Refusal(403, "students_only", "students only");
	const course = Object.values(state.rows.courses).find(({ join_code }) => join_code === code);
	if (course) return enrol(state, { user_id: me, course_id: course.id, role_in_course: "student" }, id);
	throw state.former.includes(String(code))
		? new Refusal(400, "old_code", "old code")
		: new Refusal(400, "unknown_code", "unknown code");
}

function add(state: State, me: string, id: string, { course_id, email }: Fields): Row {
	if (!coursesOf(state, me, "teacher").has(String(course_id))) throw new Refusal(403, "not_yours", "not yours");
	const [user, person] = Object.entries(state.people).find(([, { name }]) => email === addressOf(name)) ?? [];
	if (!user || !person) throw new Refusal(400, "unknown_person", "unknown person");
	if (person.role !== "student") throw new Refusal(400, "not_a_student", "not a student");
	if (person.standing !== "approved") throw new Refusal(400, "not_approved", "not approved");
	return enrol(state, { user_id: user, course_id: String(course_id), role_in_course: "student" }, id);
}

/** Where somebody of this name gets mail. */
export const addressOf = (name: string): string => `${name.toLowerCase()}@lead.test`;
