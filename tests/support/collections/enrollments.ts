// Who is in which course. Phones write them by routes of their own.
import { taughtBy } from "#support/fakes/membership.ts";
import { student } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
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
		maya: "maths/maya",
		karim: "maths/karim",
		lea: "french/lea",
		rana: maths,
		joseph: french,
		boss: `${french} ${maths}`,
	},
	mirrored: (all, me) =>
		all("enrollments").filter((row) => (me.role === "student" ? row.user_id === me.id : me.courses.has(row.course_id))),
	fake: {
		see: (state, me, rows) => {
			if (state.people[me]?.role === "student") return rows.filter((row) => row.user_id === me);
			return rows.filter((row) => taughtBy(state, me).has(String(row.course_id)));
		},
		tells: (state, me, { course }) => taughtBy(state, me).has(course),
	},
};

export const enrolmentWrites = {
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
