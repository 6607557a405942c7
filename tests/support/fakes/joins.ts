// Entering a course on the server in memory: with its code, or when its teacher adds an e-mail address.

import { taughtBy } from "./membership.ts";
import { Refusal } from "./refusal.ts";
import { checkGoesOn, enrol, enrollment, type Fields, type Row, type State } from "./state.ts";

const checkFree = (state: State, id: string) => {
	if (state.rows.enrollments[id]) throw new Refusal(409, "id_reused", "id reused");
};

export function join(state: State, me: string, id: string, { code }: Fields): Row {
	checkFree(state, id);
	if (state.people[me]?.role !== "student") throw new Refusal(403, "students_only", "students only");
	const course = Object.values(state.rows.courses).find(({ join_code }) => join_code === code);
	const course_id = course?.id ?? state.former[String(code)];
	if (!course_id) throw new Refusal(400, "unknown_code", "unknown code");
	const there = enrollment(state, me, course_id);
	if (there) return there;
	if (!course) throw new Refusal(400, "old_code", "old code");
	checkGoesOn(state, course_id);
	return enrol(state, { user_id: me, course_id, role_in_course: "student" }, id);
}

export function add(state: State, me: string, id: string, { course_id, email }: Fields): Row {
	const course = String(course_id);
	const isAdmins = state.people[me]?.role === "admin" && course in state.rows.courses;
	if (!taughtBy(state, me).has(course) && !isAdmins) throw new Refusal(403, "not_yours", "not yours");
	checkFree(state, id);
	const address = String(email).toLowerCase();
	const [user, person] = Object.entries(state.people).find(([, { name }]) => address === addressOf(name)) ?? [];
	if (!user || !person) throw new Refusal(400, "unknown_person", "unknown person");
	const there = enrollment(state, user, course);
	if (there) return there;
	if (person.accountStatus !== "approved") throw new Refusal(400, "not_approved", "not approved");
	if (person.role !== "student") throw new Refusal(400, "not_a_student", "not a student");
	checkGoesOn(state, course);
	return enrol(state, { user_id: user, course_id: course, role_in_course: "student" }, id);
}

/** The e-mail address of the person with this name. */
export const addressOf = (name: string): string => `${name.toLowerCase()}@lead.test`;
