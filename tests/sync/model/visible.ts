// Who sees what of the server in memory: what the real one's rules and its reader of the log say.
import type { CollectionName } from "#support/collections.ts";
import type { LogRow, Row, State } from "./fake-state.ts";

export function coursesOf(state: State, me: string, as: "student" | "teacher"): Set<string> {
	const mine = Object.values(state.rows.enrollments).filter((row) => row.user_id === me && row.role_in_course === as);
	return new Set(mine.map((row) => String(row.course_id)));
}

const courseOf = (state: State, name: CollectionName, row: Row): string => {
	if (name === "courses") return row.id;
	if (name === "submissions") return String(state.rows.assignments[String(row.assignment_id)]?.course_id ?? "");
	return String(row.course_id ?? "");
};

/** The rows of a collection that the rules, within the mirror's scope, show this person. */
export function see(state: State, me: string, name: CollectionName): Row[] {
	const person = state.people[me];
	if (person?.standing !== "approved") return [];
	const as = person.role === "student" ? "student" : "teacher";
	const mine = coursesOf(state, me, as);
	const rows = Object.values(state.rows[name]);
	// The join code reaches teachers only.
	if (name === "courses" && as === "student") {
		return rows.filter((row) => mine.has(row.id)).map((row) => ({ ...row, join_code: "" }));
	}
	if (name === "users") {
		const others = Object.values(state.rows.enrollments).filter(
			(row) => mine.has(String(row.course_id)) && (as === "teacher" || row.role_in_course === "teacher"),
		);
		const ids = new Set([me, ...others.map((row) => String(row.user_id))]);
		return rows.filter((row) => ids.has(row.id));
	}
	if (name === "submissions" && as === "student") return rows.filter((row) => row.student_id === me);
	if (name === "enrollments" && as === "student") return rows.filter((row) => row.user_id === me);
	return rows.filter((row) => mine.has(courseOf(state, name, row)));
}

/** Whether a change of the log is none of this person's business. */
export function invisible(state: State, me: string, row: LogRow): boolean {
	const role = state.people[me]?.role;
	const mine = coursesOf(state, me, role === "student" ? "student" : "teacher");
	if (row.collection === "users") {
		if (row.record === me) return false;
		const shared = [...coursesOf(state, row.record, "student"), ...coursesOf(state, row.record, "teacher"), row.course];
		return !shared.some((course) => mine.has(course));
	}
	if (role === "student" && row.collection === "submissions") return row.user !== me;
	if (role === "student" && row.collection === "enrollments") return row.user !== me;
	return !mine.has(row.course);
}
