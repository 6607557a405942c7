import { isGivenBack } from "#local/coursework.ts";
import { shownSubmissions } from "#local/view.ts";
import { answerReturn, gradeChange } from "#support/api/bodies.ts";
import { changeGrade, grade, lastReturnOf, replace, returnAnswer, submit } from "#support/fakes/answers.ts";
import { courseOfAnswer, taughtBy } from "#support/fakes/membership.ts";
import { answerBody, assignment, gradeBody, hashOf, replaceBody } from "#support/school.ts";
import type { Described, Tried } from "./description.ts";
import { changing, creating, lesson, records, unseen } from "./lesson.ts";
import { personName } from "./readers.ts";

const id = "abcdefghijklmno";
const at = "2026-11-18 12:05:00.000Z";
const given = { grade: 11, feedback: "", graded_by: "", graded_at: at };

export const submissions: Described = {
	sent: {
		...{ id, updated: at, revision: id, earlier_revisions: "one two", assignment_id: id, student_id: id },
		...{ text_body: "3/8", submitted_at: at, clock_unsure: false, received_at: at },
		...given,
		grade_changes: [{ ...given, id, reason: "Misread.", changed_by: id, changed_at: at }],
		returns: [
			{
				...{ id, revision: id, text_body: "3/4", submitted_at: at, clock_unsure: false, received_at: at },
				...{ comment: "Show every step.", returned_by: id, returned_at: at },
			},
		],
	},
	operations: "list view create change",
	name: (row, school) => personName(school, row.student_id),
	listed: {
		...unseen,
		maya: "maya",
		karim: "karim",
		lea: "lea",
		rana: "karim maya",
		joseph: "lea",
		boss: "karim lea maya",
	},
	mirrored: (all, me) => {
		const tasks = new Set(all("assignments").flatMap((row) => (me.courses.has(row.course_id) ? row.id : [])));
		return all("submissions").filter(
			(row) => row.student_id === me.id || (me.role !== "student" && tasks.has(String(row.assignment_id))),
		);
	},
	fake: {
		see: (state, me, rows) => {
			const taught = taughtBy(state, me);
			return rows.filter((row) => row.student_id === me || taught.has(courseOfAnswer(state, row)));
		},
		tells: (state, me, { course }) => taughtBy(state, me).has(course),
		create: { may: (_, me, body) => body.student_id === me, do: submit },
		change: {
			// A student may change the text, a teacher the grade.
			may: (state, me, row, body) =>
				row.student_id === me && "text_body" in body
					? true
					: taughtBy(state, me).has(courseOfAnswer(state, row)) && !("text_body" in body),
			do: (state, me, row, body, now) => {
				if (row.student_id === me) return replace(state, row, body, now);
				if ("comment" in body) return returnAnswer(state, me, row, body, now);
				return "reason" in body ? changeGrade(state, me, row, body, now) : grade(state, me, row, body, now);
			},
		},
	},
};

const answer = ["text_body", "submitted_at", "clock_unsure"];

export const answerWrites = {
	submitAssignment: {
		ready: async (server) => {
			const { maya, karim, maths } = await lesson(server);
			const body = answerBody(maya, (await assignment(server, maths.id)).id);
			return creating([maya, karim], "submissions", body, { text_body: "6/8" });
		},
		ledger: ["submitAnswer", "id", "assignment_id", "student_id", ...answer],
	},
	replaceAnswer: {
		ready: async (server) => {
			const { maya, karim, row } = await lesson(server);
			const edit = { body: replaceBody(row, "6/8"), other: { text_body: "9/12" } };
			return changing([maya, karim], "submissions", row.id, edit);
		},
		ledger: ["replaceAnswer", ...answer, "replaces"],
	},
	gradeSubmission: {
		ready: async (server) => {
			const { rana, joseph, row } = await lesson(server);
			const edit = { body: { ...gradeBody(12, "3/4"), returned: "" }, other: { grade: 13 } };
			return changing([rana, joseph], "submissions", row.id, edit);
		},
		ledger: ["gradeAnswer", "grade", "feedback", "graded_text", "returned"],
	},
	changeGrade: {
		ready: async (server) => {
			const { rana, joseph, row } = await lesson(server);
			await server.ask("PATCH", records("submissions", row.id), { token: rana.token, body: gradeBody(12, "3/4") });
			return changing([rana, joseph], "submissions", row.id, { body: gradeChange(15), other: { reason: "Another." } });
		},
		ledger: ["changeGrade", "grade", "feedback", "reason", "replaces"],
	},
	returnAnswer: {
		ready: async (server) => {
			const { rana, joseph, row } = await lesson(server);
			await server.ask("PATCH", records("submissions", row.id), { token: rana.token, body: gradeBody(12, "3/4") });
			const edit = { body: answerReturn("3/4", "", { seen_grade: 12 }), other: { comment: "Another." } };
			return changing([rana, joseph], "submissions", row.id, edit);
		},
		ledger: ["returnAnswer", "comment", "graded_text", "seen_grade", "replaces"],
		// As every screen does: not while something of this phone about the answer is unsent, and not twice for one text.
		write: async ({ db }, comment, pick) => {
			const rows = await shownSubmissions(db);
			const row = pick(rows.filter((one) => one.entry === null && !isGivenBack(one)));
			if (!row) return null;
			const { id: record_id, grade: seen_grade, grade_changes, text_body } = row;
			const replaces = seen_grade === null ? lastReturnOf(row) : (grade_changes.at(-1)?.id ?? "");
			const body = { comment, graded_text: hashOf(text_body), seen_grade, replaces };
			return { kind: "returnAnswer", record_id, body, about: { title: "", course: "", person: "" } };
		},
	},
} satisfies Record<string, Tried>;
