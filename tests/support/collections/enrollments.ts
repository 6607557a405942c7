// Who is in which course. Phones write them by routes of their own.
import { coursesOf, taughtBy } from "#support/fakes/membership.ts";
import type { Row as FakeRow } from "#support/fakes/state.ts";
import { student } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import type { Described, Tried } from "./description.ts";
import { creating, lesson, unseen } from "./lesson.ts";
import { courseName, personName } from "./readers.ts";

const id = "abcdefghijklmno";
const maths = "maths/bassam maths/karim maths/maya maths/rana maths/wael";
const french = "french/joseph french/lea";

export const enrollments: Described = {
	sent: {
		id,
		updated: "2026-11-18 12:05:00.000Z",
		user_id: id,
		course_id: id,
		role_in_course: "student",
		joined_at: "2026-11-18 12:05:00.000Z",
	},
	operations: "list view create delete",
	name: (row, school) => `${courseName(school, row.course_id)}/${personName(school, row.user_id)}`,
	listed: {
		...unseen,
		maya: "maths/maya maths/rana",
		karim: "maths/karim maths/rana",
		lea: "french/joseph french/lea",
		rana: maths,
		joseph: french,
		boss: `${french} ${maths}`,
	},
	// A student has the own places and those of the teachers, a teacher everybody's.
	mirrored: (all, { id, role, courses }) => {
		const isMine = (row: Row) => courses.has(row.course_id) && (role !== "student" || row.role_in_course === "teacher");
		return all("enrollments").filter((row) => isMine(row) || (role === "student" && row.user_id === id));
	},
	fake: {
		see: (state, me, rows) => {
			const taught = taughtBy(state, me);
			if (state.people[me]?.role !== "student") return rows.filter((row) => taught.has(String(row.course_id)));
			const studied = coursesOf(state, me, "student");
			const isTeacher = (row: FakeRow) => row.role_in_course === "teacher" && studied.has(String(row.course_id));
			return rows.filter((row) => row.user_id === me || isTeacher(row));
		},
		tells: (state, me, { course, as }) =>
			taughtBy(state, me).has(course) || (as === "teacher" && coursesOf(state, me, "student").has(course)),
	},
};

export const enrollmentWrites = {
	joinCourse: {
		ready: async (server) => {
			const { rana, maths } = await lesson(server);
			const elsewhere = await course(server, rana, []);
			const body = { id: newId(), code: String(maths.join_code), mutation: newId() };
			const [maya, karim] = [await student(server), await student(server)];
			const made = creating([maya, karim], "enrollments", body, { code: elsewhere.join_code });
			return { ...made, path: "/api/lead/join" };
		},
		ledger: ["joinCourse", "id", "code"],
	},
	enrolStudent: {
		ready: async (server) => {
			const { rana, joseph, maths } = await lesson(server);
			const [maya, karim] = [await student(server), await student(server)];
			const body = { id: newId(), course_id: maths.id, email: maya.email, mutation: newId() };
			const made = creating([rana, joseph], "enrollments", body, { email: karim.email });
			return { ...made, path: "/api/lead/enrol" };
		},
		ledger: ["enrolStudent", "id", "course_id", "email"],
	},
} satisfies Record<string, Tried>;
