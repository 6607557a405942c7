// Who is in which course on the server in memory, and so who sees what of it.
import type { Row, State } from "./state.ts";

/** The courses a person is in as a student or as a teacher. */
export function coursesOf(state: State, me: string, as: "student" | "teacher"): Set<string> {
	const mine = Object.values(state.rows.enrollments).filter((row) => row.user_id === me && row.role_in_course === as);
	return new Set(mine.map((row) => String(row.course_id)));
}

/** The courses a person teaches; none for a person who is no teacher any more. */
export const taughtBy = (state: State, me: string): Set<string> =>
	state.people[me]?.role === "student" ? new Set() : coursesOf(state, me, "teacher");

/** Whether the log tells a person of what happens in a course: a student of it, or its teacher. */
export const isIn = (state: State, me: string, course: string): boolean =>
	coursesOf(state, me, "student").has(course) || taughtBy(state, me).has(course);

/** Whether a course is shown to a person: a student of it, or its teacher. */
export const seesCourse = (state: State, me: string, course: string): boolean =>
	(state.people[me]?.role === "student" ? coursesOf(state, me, "student") : taughtBy(state, me)).has(course);

/** The course of an answer. */
export const courseOfAnswer = ({ rows }: State, { assignment_id }: Row): string =>
	String(rows.assignments[String(assignment_id)]?.course_id ?? "");

/** Whether this person is shown another: a teacher of a course they study, or anybody in one that they teach. */
export function meet(state: State, me: string, other: string): boolean {
	const [studied, taught] = [coursesOf(state, me, "student"), taughtBy(state, me)];
	return (
		[...coursesOf(state, other, "teacher")].some((course) => studied.has(course) || taught.has(course)) ||
		[...coursesOf(state, other, "student")].some((course) => taught.has(course))
	);
}
