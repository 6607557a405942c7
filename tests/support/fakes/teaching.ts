// What a teacher makes and edits on the server in memory.
import * as z from "zod/mini";
import { assignmentWords, courseWords } from "#records.ts";
import { Refusal } from "./refusal.ts";
import { checkGoesOn, enrol, type Fields, put, type Row, type State } from "./state.ts";

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

export function createCourse(state: State, me: string, { mutation, ...body }: Fields): Row {
	const id = String(body.id);
	checkTitle(body);
	const fields = { ...body, id, revision: mutation, archived_at: "", join_code: `MADE${codes++}` };
	const row = put(state, "courses", fields, { course: id });
	enrol(state, { user_id: me, course_id: id, role_in_course: "teacher" });
	return row;
}

export function createAssignment(state: State, _: string, { mutation, ...body }: Fields, now: number): Row {
	const course = String(body.course_id);
	const id = String(body.id);
	checkTitle(body);
	checkGoesOn(state, course, body.written_at);
	const opening = openingOf(body, now);
	const dates = { due_at: body.due_at ?? "", ...opening };
	return put(
		state,
		"assignments",
		{ ...body, id, revision: mutation, ...dates, status: "" },
		concerning(course, opening),
	);
}

/** From when its students see it, and whether that is still to come. */
function openingOf({ opens_at }: Fields, now: number): { opens_at: string; scheduled: boolean } {
	const opens = String(opens_at ?? "");
	return { opens_at: opens, scheduled: Date.parse(opens) > now };
}

/** A row that its students never saw, or see still later, is for teachers. */
const concerning = (course: string, now: { scheduled: boolean }, before = now) =>
	now.scheduled && before.scheduled ? { course, as: "teacher" } : { course };

/** An edit replaces exactly the content that its writer saw. */
export function edit(state: State, collection: keyof typeof words, row: Row, body: Fields, now: number): Row {
	if (row.status === "deleted") throw new Refusal(400, "not_yours", "deleted");
	checkTitle(body);
	const course = collection === "courses" ? row.id : String(row.course_id);
	const opening = openingOf(body, now);
	if (collection === "assignments") {
		if (opening.scheduled && isAnswered(state, row)) throw new Refusal(409, "has_answers", "has answers");
		checkMax(state, row, Number(body.max_points));
	}
	if (body.replaces !== row.revision) throw new Refusal(409, "changed_meanwhile", "changed meanwhile");
	state.past.push(String(row.title));
	const fields = Object.fromEntries(words[collection].map((field) => [field, body[field] ?? ""]));
	const edited = { ...row, ...fields, revision: body.mutation };
	if (collection === "courses") return put(state, collection, edited, { course });
	const before = { scheduled: row.scheduled === true };
	return put(state, collection, { ...edited, ...opening }, concerning(course, opening, before));
}

/** Ends a course, which keeps the time at which it ended first, or brings it back. */
export function end(state: State, row: Row, { archived_at }: Fields): Row {
	const at = archived_at ? row.archived_at || String(archived_at).replace("T", " ") : "";
	return put(state, "courses", { ...row, archived_at: at }, { course: row.id });
}

/** Archives an assignment, deletes it while nobody has answered it, or brings it back. */
export function file(state: State, row: Row, { status }: Fields): Row {
	if (status === "deleted" && isAnswered(state, row)) throw new Refusal(409, "has_answers", "has answers");
	const now = { scheduled: row.scheduled === true };
	return put(state, "assignments", { ...row, status }, concerning(String(row.course_id), now));
}

const isAnswered = (state: State, { id }: Row): boolean =>
	Object.values(state.rows.submissions).some(({ assignment_id }) => assignment_id === id);

function checkMax(state: State, task: Row, max: number): void {
	const given = Object.values(state.rows.submissions).filter(
		(row) => row.assignment_id === task.id && row.graded_at !== "" && Number(row.grade) > max,
	);
	if (given.length > 0) throw new Refusal(400, "below_grade", "Somebody already has a grade above that.");
}
