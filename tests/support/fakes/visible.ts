// Who sees which rows of the server in memory: what the real server's rules allow within the mirror's scope, and what its
// reader of the log reports.
import type { CollectionName } from "#support/collections.ts";
import type { LogRow, Row, State } from "./state.ts";

/** The courses a person is in as a student or as a teacher. */
export function coursesOf(state: State, me: string, as: "student" | "teacher"): Set<string> {
	const mine = Object.values(state.rows.enrollments).filter((row) => row.user_id === me && row.role_in_course === as);
	return new Set(mine.map((row) => String(row.course_id)));
}

/** The courses a person teaches; none for a person who is no teacher any more. */
export const taughtBy = (state: State, me: string): Set<string> =>
	state.people[me]?.role === "student" ? new Set() : coursesOf(state, me, "teacher");

export const courseOf = (state: State, name: CollectionName, row: Row): string => {
	if (name === "courses") return row.id;
	if (name === "submissions") return String(state.rows.assignments[String(row.assignment_id)]?.course_id ?? "");
	return String(row.course_id ?? "");
};

/** Whether one of the two is a teacher of a course in which the other is a student. */
function meet(state: State, me: string, other: string): boolean {
	const [studied, taught] = [coursesOf(state, me, "student"), taughtBy(state, me)];
	return (
		[...coursesOf(state, other, "teacher")].some((course) => studied.has(course)) ||
		[...coursesOf(state, other, "student")].some((course) => taught.has(course))
	);
}

/** The rows of a collection that this person may see. */
export function see(state: State, me: string, name: CollectionName): Row[] {
	const person = state.people[me];
	if (person?.accountStatus !== "approved") return [];
	const rows = Object.values(state.rows[name]);
	const taught = taughtBy(state, me);
	if (name === "users") return rows.filter(({ id }) => id === me || meet(state, me, id));
	if (name === "submissions") {
		const studied = coursesOf(state, me, "student");
		// A teacher's filter goes through the assignment, so it shows no submission whose assignment is hidden.
		const own = (course: string) => person.role === "student" || studied.has(course) || taught.has(course);
		return rows.filter((row) => {
			const course = courseOf(state, name, row);
			return taught.has(course) || (row.student_id === me && own(course));
		});
	}
	if (name === "enrollments" && person.role === "student") return rows.filter((row) => row.user_id === me);
	const mine = person.role === "student" ? coursesOf(state, me, "student") : taught;
	const here = rows.filter((row) => mine.has(courseOf(state, name, row)));
	// The join code reaches teachers only.
	return name === "courses" ? here.map((row) => (taught.has(row.id) ? row : { ...row, join_code: "" })) : here;
}

/** The rows that a line of the log names, as far as they concern this person. */
function concerning(state: State, me: string, row: LogRow): { name: CollectionName; record: string }[] {
	const [studied, taught] = [coursesOf(state, me, "student"), taughtBy(state, me)];
	const { collection: name, record, course, user, as } = row;
	if (name === "account_status" || name === "user_roles") return [];
	const mine = user === me && name !== "enrollments";
	if (name === "users") return mine || meet(state, me, user) ? [{ name, record }] : [];
	const shared = (name === "courses" || name === "assignments") && studied.has(course);
	const found = mine || shared || taught.has(course) ? [{ name, record }] : [];
	if (name !== "enrollments") return found;
	const met = (studied.has(course) && as === "teacher") || (taught.has(course) && as === "student");
	return met ? [...found, { name: "users", record: user }] : found;
}

/** Joined, left, approved, blocked, or with another role. */
const ofMembership: LogRow["collection"][] = ["enrollments", "account_status", "user_roles"];

/** What changed for this person since a position in the log: ids of rows, or "manifest" to compare everything. */
export function changesSince(
	state: State,
	me: string,
	seq: number,
): "manifest" | Partial<Record<CollectionName, string[]>> {
	const since = state.log.filter((row) => row.seq > seq);
	if (since.some((row) => row.user === me && ofMembership.includes(row.collection))) return "manifest";
	const found: Partial<Record<CollectionName, string[]>> = {};
	for (const { name, record } of since.flatMap((row) => concerning(state, me, row))) {
		const ids = found[name] ?? [];
		if (!ids.includes(record)) found[name] = [...ids, record];
	}
	const total = Object.values(found).flat().length;
	return total > 200 ? "manifest" : found;
}
