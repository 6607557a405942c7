import { shownCourses } from "#local/view.ts";
import { courseBody, courseEdit } from "#support/api/bodies.ts";
import { isIn, seesCourse, taughtBy } from "#support/fakes/membership.ts";
import { createCourse, edit, end } from "#support/fakes/teaching.ts";
import { teacher } from "#support/people.ts";
import { course, enrol, newId } from "#support/school.ts";
import type { Described, Tried } from "./description.ts";
import { byCourse, changing, creating, lesson } from "./lesson.ts";
import { courseName } from "./readers.ts";

const id = "abcdefghijklmno";

export const courses: Described = {
	sent: {
		...{ id, updated: "2026-11-18 12:05:00.000Z", revision: id, earlier_revisions: "one two" },
		...{ title: "Maths", code: "M", subject: "", grade_level: "", teacher_id: id, archived_at: "" },
	},
	operations: "list view create change",
	name: (row, school) => courseName(school, row.id),
	listed: byCourse,
	mirrored: (all, me) => all("courses").filter((row) => me.courses.has(row.id)),
	fake: {
		// The join code reaches teachers only, and the leader's name those beside the leader.
		see: (state, me, rows) => {
			const taught = taughtBy(state, me);
			const here = rows.filter((row) => seesCourse(state, me, row.id));
			return here.map((row) => (taught.has(row.id) ? row : { ...row, join_code: "" }));
		},
		tells: (state, me, { course }) => isIn(state, me, course),
		create: {
			may: (state, me, body) => state.people[me]?.role !== "student" && body.teacher_id === me,
			do: createCourse,
		},
		change: {
			may: (state, me, row) => taughtBy(state, me).has(row.id),
			do: (state, _, row, body, now) =>
				"archived_at" in body ? end(state, row, body) : edit(state, "courses", row, body, now),
		},
	},
};

const [then, later] = ["2026-06-20T09:00:00.000Z", "2026-06-21T09:00:00.000Z"];

/** Of a course that goes on, or has ended; `other` is another time. */
const ending = (kind: "archiveCourse" | "restoreCourse", archived_at: string | null, from: string, other: string) =>
	({
		ready: async (server) => {
			const [rana, joseph] = [await teacher(server), await teacher(server)];
			const maths = await course(server, rana, [], { archived_at: from });
			await enrol(server, joseph, maths.id, "teacher");
			const edit = { body: { archived_at, mutation: newId() }, other: { archived_at: other } };
			return changing([rana, joseph], "courses", maths.id, edit);
		},
		ledger: [kind, "archived_at"],
		write: async ({ db }, _, pick) => {
			const row = pick(await shownCourses(db));
			const about = { title: "", course: "", person: "" };
			if (!row) return null;
			if (kind === "archiveCourse") return { kind, record_id: row.id, body: {}, about };
			return { kind, record_id: row.id, body: { archived_at: null }, about };
		},
	}) satisfies Tried;

const words = ["title", "code", "subject", "grade_level", "grade_step"];

export const courseWrites = {
	createCourse: {
		ready: async (server) => {
			const [rana, joseph] = [await teacher(server), await teacher(server)];
			return creating([rana, joseph], "courses", courseBody(rana), { title: "Physics" });
		},
		ledger: ["createCourse", "id", "teacher_id", ...words],
	},
	archiveCourse: ending("archiveCourse", then, "", later),
	restoreCourse: ending("restoreCourse", null, then, later),
	editCourse: {
		ready: async (server) => {
			const { rana, joseph, maths } = await lesson(server);
			return changing([rana, joseph], "courses", maths.id, { body: courseEdit(maths), other: { subject: "Art" } });
		},
		ledger: ["editCourse", ...words, "replaces"],
	},
} satisfies Record<string, Tried>;
