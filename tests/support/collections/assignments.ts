import { shownAssignments, shownCourses } from "#local/view.ts";
import { assignmentBody, assignmentEdit } from "#support/api/bodies.ts";
import { assignmentFields, otherWords } from "#support/assignment-words.ts";
import { isIn, seesCourse, taughtBy } from "#support/fakes/membership.ts";
import { createAssignment, edit, file } from "#support/fakes/teaching.ts";
import { assignment, course } from "#support/school.ts";
import { newId } from "#sync/new-id.ts";
import type { Described, Tried } from "./description.ts";
import { byCourse, changing, creating, lesson } from "./lesson.ts";
import { courseName } from "./readers.ts";

const id = "abcdefghijklmno";
const at = "2026-11-18 12:05:00.000Z";

export const assignments: Described = {
	sent: {
		...{ id, updated: at, revision: id, earlier_revisions: "one two", course_id: id, title: "Fractions" },
		...{
			instructions: "",
			max_points: 20,
			due_at: at,
			opens_at: at,
			scheduled: false,
			created_by: "",
			written_at: at,
			status: "archived",
		},
	},
	operations: "list view create change",
	name: (row, school) => courseName(school, row.course_id),
	listed: byCourse,
	mirrored: (all, me) => all("assignments").filter((row) => me.courses.has(row.course_id)),
	fake: {
		see: (state, me, rows) =>
			rows.filter(
				(row) =>
					seesCourse(state, me, String(row.course_id)) &&
					row.status !== "deleted" &&
					(row.scheduled !== true || taughtBy(state, me).has(String(row.course_id))),
			),
		tells: (state, me, { course, as }) =>
			as === "teacher" ? taughtBy(state, me).has(course) : isIn(state, me, course),
		create: {
			may: (state, me, body) => taughtBy(state, me).has(String(body.course_id)) && body.created_by === me,
			do: createAssignment,
		},
		change: {
			may: (state, me, row) => taughtBy(state, me).has(String(row.course_id)),
			do: (state, _, row, body, now) =>
				"status" in body ? file(state, row, body) : edit(state, "assignments", row, body, now),
		},
	},
};

type Status = "" | "archived" | "deleted";

/** One that nobody has answered yet; `from` is the status it has before. */
const filing = (
	kind: "archiveAssignment" | "deleteAssignment" | "restoreAssignment",
	status: Status,
	from: Status,
	other: Status,
) =>
	({
		ready: async (server) => {
			const { rana, joseph, maths } = await lesson(server);
			const task = await assignment(server, maths.id, { status: from });
			const edit = { body: { status, mutation: newId() }, other: { status: other } };
			return changing([rana, joseph], "assignments", task.id, edit);
		},
		ledger: [kind, "status"],
		write: async ({ db }, _, pick) => {
			const task = pick(await shownAssignments(db));
			const about = { title: "", course: "", person: "" };
			if (!task) return null;
			const record_id = task.id;
			if (kind === "archiveAssignment") return { kind, record_id, body: { status: "archived" }, about };
			if (kind === "deleteAssignment") return { kind, record_id, body: { status: "deleted" }, about };
			return { kind, record_id, body: { status: "" }, about };
		},
	}) satisfies Tried;

export const assignmentWrites = {
	archiveAssignment: filing("archiveAssignment", "archived", "", "deleted"),
	deleteAssignment: filing("deleteAssignment", "deleted", "", "archived"),
	restoreAssignment: filing("restoreAssignment", "", "archived", "deleted"),
	createAssignment: {
		ready: async (server) => {
			const { rana, joseph, maths } = await lesson(server);
			const other = { max_points: 21, course_id: (await course(server, rana, [])).id };
			return creating([rana, joseph], "assignments", assignmentBody(rana, maths.id), other);
		},
		ledger: ["createAssignment", "id", "created_by", "course_id", "written_at", ...assignmentFields],
		// In a course that exists, is on its way, or was refused.
		write: async ({ db, user }, title, pick) => {
			const home = pick(await shownCourses(db));
			if (!home) return null;
			const words = { ...otherWords, title, instructions: "", max_points: 20, due_at: null };
			const body = { id: newId(), course_id: home.id, ...words, created_by: user };
			return { kind: "createAssignment", body, about: { title: "", course: "", person: "" } };
		},
	},
	editAssignment: {
		ready: async (server) => {
			const { rana, joseph, task } = await lesson(server);
			return changing([rana, joseph], "assignments", task.id, { body: assignmentEdit(task), other: { due_at: "" } });
		},
		ledger: ["editAssignment", ...assignmentFields, "replaces"],
	},
} satisfies Record<string, Tried>;
