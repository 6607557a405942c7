// The writes the server in memory takes, with the real one's replay rules and refusals: who may ask for what, and what
// a teacher makes and edits. Answers and grades: fake-answers.ts; joining: fake-joins.ts.
import type { CollectionName } from "#support/collections.ts";
import { changeGrade, grade, replace, submit } from "./fake-answers.ts";
import { enrol, type Fields, put, type Row, type State } from "./fake-state.ts";
import { Refusal } from "./refusal.ts";
import { coursesOf, see } from "./visible.ts";

type Request = { method: string; url: string; body: Fields };

/** Carries out one request of a batch. @throws {Refusal} */
export function write(state: State, me: string | undefined, { method, url, body }: Request, now: number): Answer {
	const [, , , name, , record] = url.split("/");
	const approved = me !== undefined && state.people[me]?.standing === "approved";
	if (!me || !approved) throw new Refusal(method === "POST" ? 400 : 404);
	if (name !== "courses" && name !== "assignments" && name !== "submissions") throw new Refusal(404);
	if (method === "POST") {
		const create = { courses: createCourse, assignments: createAssignment, submissions: submit }[name];
		return once(state, me, { collection: name, body }, () => create(state, me, body, now));
	}
	const row = see(state, me, name).find(({ id }) => id === record);
	const teaches = state.people[me]?.role !== "student";
	if (!row || (name !== "submissions" && !teaches)) throw new Refusal(404);
	return once(state, me, { collection: name, body }, () => {
		if (name !== "submissions") return edit(state, name, row, body);
		if (row.student_id === me) return replace(state, row, body, now);
		return "reason" in body ? changeGrade(state, me, row, body, now) : grade(state, me, row, body, now);
	});
}

/** The row with the mutation's id; of a row that is gone since, these two ids and nothing else. */
export type Answer = { id: string; mutation: string } | Row;

/** Does what was not done before under this mutation's id. @throws {Refusal} when it was something else */
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
	courses: ["title", "code", "subject", "grade_level"],
	assignments: ["title", "instructions", "max_points", "due_at"],
} as const;

/** Stands for every title a server does not take. */
const checkTitle = ({ title }: Fields) => {
	if (String(title).includes("✗")) throw new Refusal(400, "title_bad", "not such a title");
};

let codes = 0;

function createCourse(state: State, me: string, { mutation, ...body }: Fields): Row {
	if (state.people[me]?.role === "student" || body.teacher_id !== me) throw new Refusal(400);
	const id = String(body.id);
	if (state.rows.courses[id]) throw new Refusal(409, "id_reused", "id reused");
	checkTitle(body);
	const fields = { ...body, id, revision: mutation, archived_at: "", join_code: `MADE${codes++}` };
	const row = put(state, "courses", fields, { course: id });
	enrol(state, { user_id: me, course_id: id, role_in_course: "teacher" });
	return row;
}

function createAssignment(state: State, me: string, { mutation, ...body }: Fields): Row {
	const course = String(body.course_id);
	if (!coursesOf(state, me, "teacher").has(course)) throw new Refusal(400);
	const id = String(body.id);
	if (state.rows.assignments[id]) throw new Refusal(409, "id_reused", "id reused");
	checkTitle(body);
	return put(state, "assignments", { ...body, id, revision: mutation, due_at: body.due_at ?? "" }, { course });
}

/** An edit replaces exactly the content its writer saw. */
function edit(state: State, collection: keyof typeof words, row: Row, body: Fields): Row {
	if (body.replaces !== row.revision) throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	checkTitle(body);
	if (collection === "assignments") checkMax(state, row, Number(body.max_points));
	state.past.push(String(row.title));
	const fields = Object.fromEntries(words[collection].map((field) => [field, body[field] ?? ""]));
	const course = collection === "courses" ? row.id : String(row.course_id);
	return put(state, collection, { ...row, ...fields, revision: body.mutation }, { course });
}

function checkMax(state: State, task: Row, max: number): void {
	const given = Object.values(state.rows.submissions).filter(
		(row) => row.assignment_id === task.id && row.graded_at !== "" && Number(row.grade) > max,
	);
	if (given.length > 0) throw new Refusal(400, "below_grade", "A grade above that was already given.");
}
