// What the server in memory holds, and how it is written. Rows have the wire's shape.

import type { RoleName, StandingName } from "#records.ts";
import type { CollectionName } from "#support/collections.ts";
import { id } from "./people.ts";

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

/** What nobody has graded yet. */
export const ungraded = {
	grade: 0,
	feedback: "",
	graded_by: "",
	graded_at: "",
	grade_changes: null,
};
