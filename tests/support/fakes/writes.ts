// The writes the server in memory takes, with the real one's replay rules and refusals: who may ask for what, and what
// a teacher makes and edits. Answers and grades: answers.ts; joining: joins.ts.
import * as z from "zod/mini";
import { assignmentWords, courseWords } from "#records.ts";
import type { CollectionName } from "#support/collections.ts";
import { changeGrade, grade, replace, submit } from "./answers.ts";
import { Refusal } from "./refusal.ts";
import { checkGoesOn, enrol, type Fields, put, type Row, type State } from "./state.ts";
import { courseOf, taughtBy } from "./visible.ts";

type Request = { method: string; url: string; body: Fields };

/** Carries out one request of a batch. @throws {Refusal} */
export function write(state: State, me: string | undefined, { method, url, body }: Request, now: number): Answer {
	const [, , , name, , record] = url.split("/");
	const approved = me !== undefined && state.people[me]?.accountStatus === "approved";
	if (!me || !approved) throw new Refusal(method === "POST" ? 400 : 404);
	if (name !== "courses" && name !== "assignments" && name !== "submissions") throw new Refusal(404);
	if (method === "POST") {
		if (!mayCreate(state, me, name, body)) throw new Refusal(400);
		const create = { courses: createCourse, assignments: createAssignment, submissions: submit }[name];
		return once(state, me, { collection: name, body }, () => {
			if (state.rows[name][String(body.id)]) throw new Refusal(409, "id_reused", "id reused");
			return create(state, me, body, now);
		});
	}
	const row = state.rows[name][String(record)];
	if (!row || !mayChange(state, me, name, row, body)) throw new Refusal(404);
	return once(state, me, { collection: name, body }, () => {
		if (name !== "submissions") return edit(state, name, row, body);
		if (row.student_id === me) return replace(state, row, body, now);
		return "reason" in body ? changeGrade(state, me, row, body, now) : grade(state, me, row, body, now);
	});
}

type Written = "courses" | "assignments" | "submissions";

/** What the rules decide before anything else, without knowing mutations. */
function mayCreate(state: State, me: string, name: Written, body: Fields): boolean {
	if (name === "courses") return state.people[me]?.role !== "student" && body.teacher_id === me;
	if (name === "assignments") return taughtBy(state, me).has(String(body.course_id)) && body.created_by === me;
	return body.student_id === me;
}

/** The same for a change: a student may change the text, a teacher the grade. */
function mayChange(state: State, me: string, name: Written, row: Row, body: Fields): boolean {
	const teaches = taughtBy(state, me).has(courseOf(state, name, row));
	if (name !== "submissions") return teaches;
	return row.student_id === me && "text_body" in body ? true : teaches && !("text_body" in body);
}

/** The row with the mutation's id; if the row was deleted since, only these two ids. */
export type Answer = { id: string; mutation: string } | Row;

/** Carries out a mutation, if this id was not carried out before. @throws {Refusal} if the id had other content */
export function once(
	state: State,
	user: string,
	{ collection, body }: { collection: CollectionName; body: Fields },
	work: () => Row,
): Answer {
	const mutation = String(body.mutation);
	const content = JSON.stringify(body);
	const known = state.ledger[mutation];
	if (known && (known.user !== user || known.content !== content)) throw new Refusal(409, "id_reused", "id reused");
	const row = known ? state.rows[collection][known.record] : work();
	if (!row) return { id: known?.record ?? "", mutation };
	if (!known) state.ledger[mutation] = { user, content, collection, record: row.id };
	return { ...row, mutation };
}

const words = {
	courses: z.keyof(courseWords).options,
	assignments: z.keyof(assignmentWords).options,
};

/** A sign in the title stands for every title that the server refuses. */
const checkTitle = ({ title }: Fields) => {
	if (String(title).trim() === "") throw new Refusal(400, "validation_required", "Cannot be blank.");
	if (String(title).includes("✗")) throw new Refusal(400, "title_bad", "not such a title");
};

let codes = 0;

function createCourse(state: State, me: string, { mutation, ...body }: Fields): Row {
	const id = String(body.id);
	checkTitle(body);
	const fields = { ...body, id, revision: mutation, archived_at: "", join_code: `MADE${codes++}` };
	const row = put(state, "courses", fields, { course: id });
	enrol(state, { user_id: me, course_id: id, role_in_course: "teacher" });
	return row;
}

function createAssignment(state: State, _: string, { mutation, ...body }: Fields): Row {
	const course = String(body.course_id);
	const id = String(body.id);
	checkTitle(body);
	checkGoesOn(state, course);
	return put(state, "assignments", { ...body, id, revision: mutation, due_at: body.due_at ?? "" }, { course });
}

/** An edit replaces exactly the content that its writer saw. */
function edit(state: State, collection: keyof typeof words, row: Row, body: Fields): Row {
	checkTitle(body);
	const course = courseOf(state, collection, row);
	checkGoesOn(state, course);
	if (collection === "assignments") checkMax(state, row, Number(body.max_points));
	if (body.replaces !== row.revision) throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	state.past.push(String(row.title));
	const fields = Object.fromEntries(words[collection].map((field) => [field, body[field] ?? ""]));
	return put(state, collection, { ...row, ...fields, revision: body.mutation }, { course });
}

function checkMax(state: State, task: Row, max: number): void {
	const given = Object.values(state.rows.submissions).filter(
		(row) => row.assignment_id === task.id && row.graded_at !== "" && Number(row.grade) > max,
	);
	if (given.length > 0) throw new Refusal(400, "below_grade", "A grade above that was already given.");
}
