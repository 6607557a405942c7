// The life of a submission on the server in memory: handed in, replaced, graded, and its grade changed.
import { createHash } from "node:crypto";
import { courseOfAnswer, coursesOf } from "./membership.ts";
import { pocketDate, Refusal } from "./refusal.ts";
import { checkGoesOn, type Fields, put, type Row, type State, ungraded } from "./state.ts";

export function submit(state: State, me: string, body: Fields, now: number): Row {
	const { assignment_id, student_id, mutation, ...fields } = body;
	const id = String(body.id);
	const task = state.rows.assignments[String(assignment_id)];
	const other = Object.values(state.rows.submissions).find(
		(row) => row.student_id === me && row.assignment_id === assignment_id,
	);
	if (other) throw new Refusal(409, "already_submitted", "already submitted");
	checkEnrolled(state, me, task?.status === "deleted" || task?.scheduled === true ? "" : String(task?.course_id));
	const row = {
		...fields,
		id,
		assignment_id,
		student_id,
		...ungraded,
		revision: mutation,
		received_at: pocketDate(now),
	};
	return put(state, "submissions", row, { course: String(task?.course_id), user: me });
}

export function replace(state: State, row: Row, body: Fields, now: number): Row {
	if (row.graded_at !== "") throw new Refusal(409, "already_graded", "already graded");
	checkEnrolled(state, String(row.student_id), courseOfAnswer(state, row));
	if (body.replaces !== row.revision) throw new Refusal(409, "answer_changed", "answer changed");
	const { text_body, submitted_at, clock_unsure, mutation } = body;
	const fields = { text_body, submitted_at, clock_unsure, revision: mutation, received_at: pocketDate(now) };
	return keep(state, { ...row, ...fields });
}

function checkEnrolled(state: State, student: string, course: string): void {
	if (!coursesOf(state, student, "student").has(course)) throw new Refusal(400, "not_enrolled", "not enrolled");
}

/** Stores a changed submission and logs it for the people it concerns. */
const keep = (state: State, row: Row): Row =>
	put(state, "submissions", row, { course: courseOfAnswer(state, row), user: String(row.student_id) });

type Former = { id: string; grade: unknown; feedback: unknown; graded_by: unknown };

/** The grades before the present one. */
export function changesOf(row: object): Former[] {
	const changes: unknown = Reflect.get(row, "grade_changes");
	return Array.isArray(changes) ? changes : [];
}

export function grade(state: State, me: string, row: Row, body: Fields, now: number): Row {
	if (row.graded_at !== "") throw new Refusal(409, "already_graded", "already graded");
	const seen = createHash("sha256").update(String(row.text_body)).digest("hex");
	if (body.graded_text !== seen) throw new Refusal(409, "text_changed", "text changed");
	checkReturnSeen(row, body.returned ?? "");
	checkRange(state, row, body);
	const fields = { grade: body.grade, feedback: body.feedback, graded_by: me, graded_at: pocketDate(now) };
	return keep(state, { ...row, ...fields });
}

function checkRange(state: State, row: Row, body: Fields): void {
	const task = state.rows.assignments[String(row.assignment_id)];
	if (Number(body.grade) < 0 || Number(body.grade) > Number(task?.max_points))
		throw new Refusal(400, "grade_range", "not such a grade");
}

/** A change replaces exactly the grade that its teacher saw; the former grade is kept with the reason for the change. */
export function changeGrade(state: State, me: string, row: Row, body: Fields, now: number): Row {
	const changes = changesOf(row);
	if (row.graded_at === "") throw new Refusal(409, "not_graded", "not graded");
	if (body.replaces !== (changes.at(-1)?.id ?? "")) throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	checkRange(state, row, body);
	const { grade, feedback, graded_by, graded_at } = row;
	const why = { id: body.mutation, reason: body.reason, changed_by: me, changed_at: pocketDate(now) };
	const grade_changes = [...changes, { grade, feedback, graded_by, graded_at, ...why }];
	const given = { grade: body.grade, feedback: body.feedback, graded_by: me, graded_at: pocketDate(now) };
	return keep(state, { ...row, ...given, grade_changes });
}

/** The id of the last time it was given back, "" for none. */
export const lastReturnOf = (row: object): string => String(returnsOf(row).at(-1)?.id ?? "");

function returnsOf(row: object): Fields[] {
	const returns: unknown = Reflect.get(row, "returns");
	return Array.isArray(returns) ? returns : [];
}

function checkReturnSeen(row: Row, seen: unknown): void {
	if (seen !== lastReturnOf(row)) throw new Refusal(409, "given_back", "given back");
}

/** The text, and the grade if there is one, go into the histories. */
export function returnAnswer(state: State, me: string, row: Row, body: Fields, now: number): Row {
	const seen = createHash("sha256").update(String(row.text_body)).digest("hex");
	if (body.graded_text !== seen) throw new Refusal(409, "text_changed", "text changed");
	const graded = row.graded_at !== "";
	const [changes, returns] = [changesOf(row), returnsOf(row)];
	if (body.seen_grade === null && graded) throw new Refusal(409, "already_graded", "already graded");
	if (!graded) {
		const again = returns.at(-1)?.revision === row.revision;
		checkReturnSeen(row, body.seen_grade === null && !again ? body.replaces : null);
	} else if (body.seen_grade !== row.grade || body.replaces !== (changes.at(-1)?.id ?? "")) {
		throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	}
	checkGoesOn(state, courseOfAnswer(state, row));
	const { revision, text_body, submitted_at, clock_unsure, received_at, grade, feedback, graded_by, graded_at } = row;
	const [id, at] = [body.mutation, pocketDate(now)];
	const said = { id, comment: body.comment, returned_by: me, returned_at: at };
	const given = { revision, text_body, submitted_at, clock_unsure, received_at, ...said };
	const change = { id, grade, feedback, graded_by, graded_at, reason: body.comment, changed_by: me, changed_at: at };
	const without = graded ? { ...ungraded, grade_changes: [...changes, change] } : {};
	return keep(state, { ...row, ...without, returns: [...returns, given] });
}

/** The name of a first grade in the lists of what was lost. */
export function firstGradeOf(row: { id: string; grade?: unknown; feedback?: unknown }): string {
	const [first = row] = changesOf(row);
	return `${row.id} ${first.grade} ${first.feedback ?? ""}`;
}

/** The ids of all mutations in a state, and its first grades. */
export function namesIn({ rows, ledger }: State): Set<string> {
	// One that was given back has its first grade in the history.
	const graded = Object.values(rows.submissions).filter((row) => row.graded_at !== "" || changesOf(row).length > 0);
	return new Set([...Object.keys(ledger), ...graded.map(firstGradeOf)]);
}
