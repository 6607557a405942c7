// The writes the server in memory takes, with the real one's replay rules and refusals.
import { createHash } from "node:crypto";
import { coursesOf, enrol, type Fields, put, type Row, type State, see } from "./fake-state.ts";

export class Refusal extends Error {
	readonly status: number;
	readonly data: Fields;

	/** Without a code it is a refusal by a rule, which says nothing. */
	constructor(status: number, code = "", message = "") {
		super(message);
		this.status = status;
		this.data = code ? { field: { code, message } } : {};
	}
}

type Request = { method: string; url: string; body: Fields };
/** The stored row, and the name its content goes by in "what was ever accepted". */
type Written = { row: Row; name: string };

const pocketDate = (ms: number) => new Date(ms).toISOString().replace("T", " ");

/** Carries out one request of a batch. @throws {Refusal} */
export function write(state: State, me: string | undefined, { method, url, body }: Request, now: number): Written {
	const [, , , name, , record] = url.split("/");
	const approved = me !== undefined && state.people[me]?.standing === "approved";
	if (!me || !approved) throw new Refusal(method === "POST" ? 400 : 404);
	if (method === "POST" && name === "courses") return createCourse(state, me, body);
	if (method === "POST" && name === "assignments") return createAssignment(state, me, body);
	if (method === "POST" && name === "submissions") return submit(state, me, body, now);
	if (name === "submissions" && record) {
		const row = see(state, me, "submissions").find(({ id }) => id === record);
		if (!row) throw new Refusal(404);
		return row.student_id === me ? replace(state, row, body, now) : grade(state, me, row, body, now);
	}
	throw new Refusal(404);
}

function createCourse(state: State, me: string, body: Fields): Written {
	if (state.people[me]?.role === "student" || body.teacher_id !== me) throw new Refusal(400);
	const id = String(body.id);
	const old = state.rows.courses[id];
	if (old) return { row: old, name: id };
	const row = put(state, "courses", { ...body, id, archived_at: "" }, { course: id });
	enrol(state, me, id, "teacher");
	return { row, name: id };
}

function createAssignment(state: State, me: string, body: Fields): Written {
	const course = String(body.course_id);
	if (!coursesOf(state, me, "teacher").has(course)) throw new Refusal(400);
	const id = String(body.id);
	const old = state.rows.assignments[id];
	if (old) return { row: old, name: id };
	return { row: put(state, "assignments", { ...body, id, due_at: body.due_at ?? "" }, { course }), name: id };
}

function submit(state: State, me: string, body: Fields, now: number): Written {
	const { assignment_id, student_id, revision, text_body } = body;
	if (student_id !== me) throw new Refusal(400);
	const id = String(body.id);
	const name = `${revision} ${text_body}`;
	const old = state.rows.submissions[id];
	if (old) {
		const same = old.student_id === me && old.assignment_id === assignment_id && knows(old, String(revision));
		if (same && (old.revision !== revision || old.text_body === text_body)) return { row: old, name };
		throw new Refusal(409, "id_reused", "id reused");
	}
	const task = state.rows.assignments[String(assignment_id)];
	const other = Object.values(state.rows.submissions).find(
		(row) => row.student_id === me && row.assignment_id === assignment_id,
	);
	if (other) throw new Refusal(409, "already_submitted", "already submitted");
	if (!task || !coursesOf(state, me, "student").has(String(task.course_id))) {
		throw new Refusal(400, "not_enrolled", "not enrolled");
	}
	const ungraded = { grade: 0, feedback: "", graded_by: "", graded_at: "" };
	const fields = { ...body, id, ...ungraded, earlier_revisions: "", received_at: pocketDate(now) };
	return { row: put(state, "submissions", fields, { course: String(task.course_id), user: me }), name };
}

const knows = (row: Row, revision: string) =>
	row.revision === revision || String(row.earlier_revisions).split(" ").includes(revision);

function replace(state: State, row: Row, body: Fields, now: number): Written {
	const revision = String(body.revision);
	const name = `${revision} ${body.text_body}`;
	if (knows(row, revision)) return { row, name };
	if (row.graded_at !== "") throw new Refusal(409, "already_graded", "already graded");
	if (body.replaces !== row.revision) throw new Refusal(409, "answer_changed", "answer changed");
	const course = String(state.rows.assignments[String(row.assignment_id)]?.course_id);
	if (!coursesOf(state, String(row.student_id), "student").has(course)) {
		throw new Refusal(400, "not_enrolled", "not enrolled");
	}
	const earlier_revisions = `${row.earlier_revisions} ${row.revision}`.trim();
	const { text_body, submitted_at, clock_unsure } = body;
	const fields = {
		text_body,
		submitted_at,
		clock_unsure,
		revision,
		earlier_revisions,
		received_at: pocketDate(now),
	};
	return { row: put(state, "submissions", { ...row, ...fields }, { course, user: String(row.student_id) }), name };
}

function grade(state: State, me: string, row: Row, body: Fields, now: number): Written {
	const name = `${row.id} ${body.grade} ${body.feedback}`;
	if (row.graded_at !== "") {
		if (row.grade === body.grade && row.feedback === body.feedback && row.graded_by === me) return { row, name };
		throw new Refusal(409, "already_graded", "already graded");
	}
	const seen = createHash("sha256").update(String(row.text_body)).digest("hex");
	if (body.graded_text !== seen) throw new Refusal(409, "text_changed", "text changed");
	const task = state.rows.assignments[String(row.assignment_id)];
	if (Number(body.grade) > Number(task?.max_points))
		throw new Refusal(400, "grade_range", "Grade must be between 0 and 20");
	const fields = { grade: body.grade, feedback: body.feedback, graded_by: me, graded_at: pocketDate(now) };
	return {
		row: put(
			state,
			"submissions",
			{ ...row, ...fields },
			{ course: String(task?.course_id), user: String(row.student_id) },
		),
		name,
	};
}
