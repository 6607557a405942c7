// What the server in memory holds, and who sees what of it. Rows have the wire's shape.

import type { RoleName, StandingName } from "#records.ts";
import { type CollectionName, collectionNames } from "#support/collections.ts";

export type Fields = Record<string, unknown>;
export type Row = Fields & { id: string; updated: string };
export type LogRow = {
	seq: number;
	mark: string;
	collection: CollectionName;
	record: string;
	course: string;
	user: string;
};
export type Person = { name: string; role: RoleName; standing: StandingName };

export type State = {
	people: Record<string, Person>;
	/** Living tokens. */
	tokens: Record<string, string>;
	rows: Record<CollectionName, Record<string, Row>>;
	log: LogRow[];
	/** Join codes that were renewed. */
	former: string[];
	/** Words that newer ones took the place of, knowingly. */
	past: string[];
	/** Every mutation that was done, by its id: who sent it, with what, and the record it made or changed. */
	ledger: Record<string, { user: string; content: string; collection: CollectionName; record: string }>;
};

export const clone = <Value>(value: Value): Value => structuredClone(value);

export const id = (name: string) => name.padEnd(15, "0");
export const ana = id("ana");
export const bassam = id("bassam");
export const rana = id("rana");
/** A second teacher of every course, who has no phone in a history. */
export const joseph = id("joseph");
export const courseIds = [id("course1"), id("course2"), id("course3")];
export const assignmentIds = [id("task1"), id("task2"), id("task3"), id("task4"), id("task5")];
/** The course each assignment belongs to; nobody is in the last one to begin with. */
const places = [0, 1, 0, 2, 1];
/** Answered by both students and graded before the history begins. */
const graded = id("task5");

let stamp = 0;
/** A stamp no two writes share. */
export const nextStamp = () => new Date(Date.UTC(2026, 0, 1) + stamp++).toISOString().replace("T", " ");

let marks = 0;
/** Appends to the log; every row has a mark of its own. */
export function note(
	state: State,
	collection: CollectionName,
	record: string,
	about: { course?: string; user?: string },
): void {
	const seq = (state.log.at(-1)?.seq ?? 0) + 1;
	state.log.push({ seq, mark: `m${marks++}`, collection, record, course: about.course ?? "", user: about.user ?? "" });
}

/** Adds or changes a row and notes it. */
export function put(
	state: State,
	collection: CollectionName,
	row: Fields & { id: string },
	about: { course?: string; user?: string },
): Row {
	const saved = { ...row, updated: nextStamp() };
	state.rows[collection][row.id] = saved;
	note(state, collection, row.id, about);
	return saved;
}

/** The row that says that this person is in this course. */
export const enrolment = (state: State, user_id: string, course_id: string): Row | undefined =>
	Object.values(state.rows.enrollments).find((row) => row.user_id === user_id && row.course_id === course_id);

/** Puts somebody into a course; who is in it already stays as he is. */
export function enrol(
	state: State,
	{ user_id, course_id, role_in_course }: { user_id: string; course_id: string; role_in_course: "student" | "teacher" },
	named = id(`e${user_id.slice(0, 4)}${course_id.slice(0, 9)}`),
): Row {
	const there = enrolment(state, user_id, course_id);
	if (there) return there;
	const fields = { id: named, user_id, course_id, role_in_course };
	const row = put(state, "enrollments", fields, { course: course_id, user: user_id });
	// Somebody who comes into a course comes into its teacher's sight.
	note(state, "users", user_id, { course: course_id });
	return row;
}

export function unenrol(state: State, user_id: string, course_id: string): void {
	for (const row of Object.values(state.rows.enrollments)) {
		if (row.user_id !== user_id || row.course_id !== course_id) continue;
		delete state.rows.enrollments[row.id];
		note(state, "enrollments", row.id, { course: course_id, user: user_id });
		note(state, "users", user_id, { course: course_id });
	}
}

/** What was never edited. */
export const unedited = { revision: "" };

const isComplete = (rows: { [name: string]: object }): rows is State["rows"] =>
	collectionNames.every((name) => name in rows);

function noRows(): State["rows"] {
	const rows = Object.fromEntries(collectionNames.map((name) => [name, {}]));
	if (!isComplete(rows)) throw new Error("a collection is missing");
	return rows;
}

/** Two teachers, two students, three courses, five assignments, two graded answers and one that nobody graded yet. */
export function startingState(): State {
	const state: State = {
		people: {
			[ana]: { name: "Ana", role: "student", standing: "approved" },
			[bassam]: { name: "Bassam", role: "student", standing: "approved" },
			[rana]: { name: "Rana", role: "teacher", standing: "approved" },
			[joseph]: { name: "Joseph", role: "teacher", standing: "approved" },
		},
		tokens: {},
		rows: noRows(),
		log: [],
		former: [],
		past: [],
		ledger: {},
	};
	for (const [user, { name }] of Object.entries(state.people)) put(state, "users", { id: user, name }, { user });
	for (const [index, course] of courseIds.entries()) {
		const fields = { title: course, code: "C", subject: "", grade_level: "", teacher_id: rana, archived_at: "" };
		put(state, "courses", { id: course, ...fields, ...unedited, join_code: `CODE${index}` }, { course });
		for (const user_id of [rana, joseph]) enrol(state, { user_id, course_id: course, role_in_course: "teacher" });
		if (index === 2) continue;
		enrol(state, { user_id: ana, course_id: course, role_in_course: "student" });
		enrol(state, { user_id: bassam, course_id: course, role_in_course: "student" });
	}
	for (const [index, task] of assignmentIds.entries()) {
		const course_id = courseIds[places[index] ?? 0] ?? "";
		const fields = { title: task, instructions: "", max_points: 20, due_at: "", created_by: rana, ...unedited };
		put(
			state,
			"assignments",
			{ id: task, course_id, ...fields, written_at: "2025-12-01 08:00:00.000Z" },
			{ course: course_id },
		);
	}
	for (const student_id of [ana, bassam]) handIn(state, student_id, graded);
	handIn(state, bassam, assignmentIds[1] ?? "");
	return state;
}

const then = "2025-12-02 08:00:00.000Z";

function handIn(state: State, student_id: string, assignment_id: string): void {
	const times = { submitted_at: then, received_at: then, clock_unsure: false };
	const name = `${student_id.slice(0, 4)}${assignment_id.slice(0, 5)}`;
	const words = { text_body: `Answer of ${student_id}`, revision: id(`${name}text`) };
	const mark = assignment_id === graded ? { ...ungraded, ...firstMark(student_id) } : ungraded;
	const row = { id: id(name), assignment_id, student_id, ...words, ...times, ...mark };
	put(state, "submissions", row, { course: courseIds[1] ?? "", user: student_id });
}

/** What nobody has graded yet. */
export const ungraded = {
	grade: 0,
	feedback: "",
	graded_by: "",
	graded_at: "",
	grade_changes: null,
};

const firstMark = (student_id: string) => ({
	grade: 3,
	feedback: `To ${student_id}`,
	graded_by: rana,
	graded_at: then,
});

export function coursesOf(state: State, me: string, as: "student" | "teacher"): Set<string> {
	const mine = Object.values(state.rows.enrollments).filter((row) => row.user_id === me && row.role_in_course === as);
	return new Set(mine.map((row) => String(row.course_id)));
}

const courseOf = (state: State, name: CollectionName, row: Row): string => {
	if (name === "courses") return row.id;
	if (name === "submissions") return String(state.rows.assignments[String(row.assignment_id)]?.course_id ?? "");
	return String(row.course_id ?? "");
};

/** The rows of a collection that the rules, within the mirror's scope, show this person. */
export function see(state: State, me: string, name: CollectionName): Row[] {
	const person = state.people[me];
	if (person?.standing !== "approved") return [];
	const as = person.role === "student" ? "student" : "teacher";
	const mine = coursesOf(state, me, as);
	const rows = Object.values(state.rows[name]);
	// The join code reaches teachers only.
	if (name === "courses" && as === "student") {
		return rows.filter((row) => mine.has(row.id)).map((row) => ({ ...row, join_code: "" }));
	}
	if (name === "users") {
		const others = Object.values(state.rows.enrollments).filter(
			(row) => mine.has(String(row.course_id)) && (as === "teacher" || row.role_in_course === "teacher"),
		);
		const ids = new Set([me, ...others.map((row) => String(row.user_id))]);
		return rows.filter((row) => ids.has(row.id));
	}
	if (name === "submissions" && as === "student") return rows.filter((row) => row.student_id === me);
	if (name === "enrollments" && as === "student") return rows.filter((row) => row.user_id === me);
	return rows.filter((row) => mine.has(courseOf(state, name, row)));
}

/** Whether a change of the log is none of this person's business. */
export function invisible(state: State, me: string, row: LogRow): boolean {
	const role = state.people[me]?.role;
	const mine = coursesOf(state, me, role === "student" ? "student" : "teacher");
	if (row.collection === "users") {
		if (row.record === me) return false;
		const shared = [...coursesOf(state, row.record, "student"), ...coursesOf(state, row.record, "teacher"), row.course];
		return !shared.some((course) => mine.has(course));
	}
	if (role === "student" && row.collection === "submissions") return row.user !== me;
	if (role === "student" && row.collection === "enrollments") return row.user !== me;
	return !mine.has(row.course);
}
