// People, as far as others see them. Phones write none.
import { meet } from "#support/fakes/membership.ts";
import type { Row } from "#support/server.ts";
import type { Described } from "./description.ts";
import { unseen } from "./lesson.ts";
import { personName } from "./readers.ts";

export const users: Described = {
	sent: { id: "abcdefghijklmno", updated: "2026-11-18 12:05:00.000Z", name: "Maya Haddad" },
	operations: "list view create change",
	name: (row, school) => personName(school, row.id),
	listed: {
		...unseen,
		maya: "maya rana",
		karim: "karim rana",
		lea: "joseph lea",
		rana: "bassam karim maya rana wael",
		joseph: "joseph lea",
		boss: "bassam boss joseph karim lea maya rana wael",
	},
	opened: { wael: "wael", bassam: "bassam" },
	// A student sees the teachers of the courses, a teacher everybody in them; both see themselves.
	mirrored: (all, { id, role, courses }) => {
		const isMet = (row: Row) => courses.has(row.course_id) && (role !== "student" || row.role_in_course === "teacher");
		const people = new Set([
			id,
			...all("enrollments")
				.filter(isMet)
				.map((row) => row.user_id),
		]);
		return all("users").filter((row) => people.has(row.id));
	},
	fake: {
		// An admin is shown everybody, and told of those met in a course.
		see: (state, me, rows) =>
			rows.filter(({ id }) => id === me || state.people[me]?.role === "admin" || meet(state, me, id)),
		tells: (state, me, { user }) => meet(state, me, user),
	},
};
