// The writes the server in memory takes, with the real one's replay rules and refusals: who may ask for what, and what
// a teacher makes and edits. Answers and grades: fake-answers.ts; joining: fake-joins.ts.
import { changeGrade, grade, replace, submit } from "./fake-answers.ts";
import { coursesOf, enrol, type Fields, put, type Row, type State, see, unedited } from "./fake-state.ts";
import { knows, Refusal, type Written } from "./refusal.ts";

type Request = { method: string; url: string; body: Fields };

/** Carries out one request of a batch. @throws {Refusal} */
export function write(state: State, me: string | undefined, { method, url, body }: Request, now: number): Written {
	const [, , , name, , record] = url.split("/");
	const approved = me !== undefined && state.people[me]?.standing === "approved";
	if (!me || !approved) throw new Refusal(method === "POST" ? 400 : 404);
	if (method === "POST" && name === "courses") return createCourse(state, me, body);
	if (method === "POST" && name === "assignments") return createAssignment(state, me, body);
	if (method === "POST" && name === "submissions") return submit(state, me, body, now);
	if (name !== "courses" && name !== "assignments" && name !== "submissions") throw new Refusal(404);
	const row = see(state, me, name).find(({ id }) => id === record);
	const teaches = state.people[me]?.role !== "student";
	if (!row || (name !== "submissions" && !teaches)) throw new Refusal(404);
	if (name === "courses") return edit(state, "courses", row, body);
	if (name === "assignments") return edit(state, "assignments", row, body);
	if (row.student_id === me) return replace(state, row, body, now);
	return "change" in body ? changeGrade(state, me, row, body, now) : grade(state, me, row, body, now);
}

const words = {
	courses: ["title", "code", "subject", "grade_level"],
	assignments: ["title", "instructions", "max_points", "due_at"],
} as const;

const same = (name: keyof typeof words, row: Row, body: Fields) =>
	words[name].every((field) => (row[field] ?? "") === (body[field] ?? ""));

/** A create that comes again is answered with the row, as it was made or as it has been edited since. */
function madeAlready(state: State, name: keyof typeof words, body: Fields): Row | undefined {
	const old = state.rows[name][String(body.id)];
	if (old && old.revision === "" && !same(name, old, body)) throw new Refusal(409, "id_reused", "id reused");
	return old;
}

/** Stands for every title a server does not take. */
const checkTitle = ({ title }: Fields) => {
	if (String(title).includes("✗")) throw new Refusal(400, "title_bad", "not such a title");
};

let codes = 0;

function createCourse(state: State, me: string, body: Fields): Written {
	if (state.people[me]?.role === "student" || body.teacher_id !== me) throw new Refusal(400);
	const id = String(body.id);
	const old = madeAlready(state, "courses", body);
	if (old) return { row: old, name: id };
	checkTitle(body);
	const fields = { ...body, id, ...unedited, archived_at: "", join_code: `MADE${codes++}` };
	const row = put(state, "courses", fields, { course: id });
	enrol(state, { user_id: me, course_id: id, role_in_course: "teacher" });
	return { row, name: id };
}

function createAssignment(state: State, me: string, body: Fields): Written {
	const course = String(body.course_id);
	if (!coursesOf(state, me, "teacher").has(course)) throw new Refusal(400);
	const id = String(body.id);
	const old = madeAlready(state, "assignments", body);
	if (old) return { row: old, name: id };
	checkTitle(body);
	const fields = { ...body, id, ...unedited, due_at: body.due_at ?? "" };
	return { row: put(state, "assignments", fields, { course }), name: id };
}

/** An edit replaces exactly the content its writer saw; one that is known is answered with the row. */
function edit(state: State, collection: keyof typeof words, row: Row, body: Fields): Written {
	const revision = String(body.revision);
	const name = `${revision} ${body.title}`;
	if (row.revision === revision ? same(collection, row, body) : knows(row, revision)) return { row, name };
	if (body.replaces !== row.revision) throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	checkTitle(body);
	if (collection === "assignments") checkMax(state, row, Number(body.max_points));
	state.past.push(String(row.title));
	const fields = Object.fromEntries(words[collection].map((field) => [field, body[field] ?? ""]));
	const earlier_revisions = `${row.earlier_revisions} ${row.revision}`.trim();
	const course = collection === "courses" ? row.id : String(row.course_id);
	return { row: put(state, collection, { ...row, ...fields, revision, earlier_revisions }, { course }), name };
}

function checkMax(state: State, task: Row, max: number): void {
	const given = Object.values(state.rows.submissions).filter(
		(row) => row.assignment_id === task.id && row.graded_at !== "" && Number(row.grade) > max,
	);
	if (given.length > 0) throw new Refusal(400, "below_grade", "A grade above that was already given.");
}
