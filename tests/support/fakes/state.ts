// What the server in memory stores, and how it is written. Rows have the wire's shape.

import * as z from "zod/mini";
import type { AccountStatus, RoleName } from "#records.ts";
import type { CollectionName } from "#support/collections/shapes.ts";
import { id } from "./people.ts";
import { Refusal } from "./refusal.ts";

export const fields = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof fields>;
export type Row = Fields & { id: string; updated: string };
export type LogRow = {
	seq: number;
	mark: string;
	collection: CollectionName | "user_roles" | "account_status";
	record: string;
	course: string;
	user: string;
	/** Of an enrollment: the role in the course. */
	as: string;
};
/** `key`: only tokens that were given out for it are good. `temporary`: the centre's password has to be changed first. */
export type Person = { name: string; role: RoleName; accountStatus: AccountStatus; temporary: boolean; key: number };

export type State = {
	people: Record<string, Person>;
	rows: Record<CollectionName, Record<string, Row>>;
	/** Inquiries of visitors, which no phone mirrors. */
	leads: Record<string, Fields>;
	log: LogRow[];
	/** Join codes that were replaced, each with its course. */
	former: Record<string, string>;
	/** Texts that were replaced by somebody who had seen them. */
	past: string[];
	/** Every accepted mutation by its id: its sender, its content, and the record it made or changed. */
	ledger: Record<string, { user: string; content: string; collection: CollectionName | "leads"; record: string }>;
};

export const clone = <Value>(value: Value): Value => structuredClone(value);

let stamp = 0;
/** A different stamp for each write. */
const nextStamp = () => new Date(Date.UTC(2026, 0, 1) + stamp++).toISOString().replace("T", " ");

let marks = 0;
/** The people and course that a row concerns, noted in case it is deleted later. */
type About = { course?: string; user?: string; as?: string };

/** Appends to the log; every row gets a mark of its own. */
export function note(
	state: State,
	collection: LogRow["collection"],
	record: string,
	{ course = "", user = "", as = "" }: About,
): void {
	const seq = (state.log.at(-1)?.seq ?? 0) + 1;
	state.log.push({ seq, mark: `m${marks++}`, collection, record, course, user, as });
}

/** Adds or changes a row and logs it. */
export function put(state: State, collection: CollectionName, row: Fields & { id: string }, about: About): Row {
	const saved = { ...row, collectionName: collection, updated: nextStamp() };
	state.rows[collection][row.id] = saved;
	note(state, collection, row.id, about);
	return saved;
}

/** The row that says that this person is in this course. */
export const enrollment = (state: State, user_id: string, course_id: string): Row | undefined =>
	Object.values(state.rows.enrollments).find((row) => row.user_id === user_id && row.course_id === course_id);

/** Puts a person into a course; a person who is in it already is left unchanged. */
export function enrol(
	state: State,
	{ user_id, course_id, role_in_course }: { user_id: string; course_id: string; role_in_course: "student" | "teacher" },
	named = id(`e${user_id.slice(0, 4)}${course_id.slice(0, 9)}`),
): Row {
	const there = enrollment(state, user_id, course_id);
	if (there) return there;
	const fields = { id: named, user_id, course_id, role_in_course, joined_at: "2026-01-01 08:00:00.000Z" };
	return put(state, "enrollments", fields, { course: course_id, user: user_id, as: role_in_course });
}

export function unenrol(state: State, user_id: string, course_id: string): void {
	for (const row of Object.values(state.rows.enrollments)) {
		if (row.user_id !== user_id || row.course_id !== course_id) continue;
		delete state.rows.enrollments[row.id];
		note(state, "enrollments", row.id, { course: course_id, user: user_id, as: String(row.role_in_course) });
	}
}

/** Changes an account, as the admin or a new password does. */
export function changePerson(state: State, user: string, change: Partial<Person>): void {
	const person = state.people[user];
	const row = state.rows.users[user];
	if (!person || !row) return;
	const { accountStatus, temporary } = person;
	Object.assign(person, change);
	if (change.role) note(state, "user_roles", user, { user });
	else put(state, "users", row, { user });
	const opened = person.accountStatus !== accountStatus || person.temporary !== temporary;
	if (opened) note(state, "account_status", user, { user });
}

/** Whether the portal is open to this person: approved, and with a password of their own. */
export const isActive = ({ people }: State, user: string): boolean =>
	people[user]?.accountStatus === "approved" && !people[user].temporary;

let keys = 0;
/** Ends every session of a person, as a new password does. */
export const endSessions = (state: State, user: string): void => changePerson(state, user, { key: ++keys });

/** @param written when what is put into it was written; without it, now. @throws {Refusal} */
export function checkGoesOn({ rows }: State, course: string, written?: unknown): void {
	const ended = rows.courses[course]?.archived_at;
	if (ended && Date.parse(String(written)) <= Date.parse(String(ended))) return;
	if (ended !== "") throw new Refusal(400, "course_ended", "course ended");
}

/** The fields of a row that was never edited. */
export const unedited = { revision: "" };

/** The fields of a submission without a grade. */
export const ungraded = {
	grade: 0,
	feedback: "",
	graded_by: "",
	graded_at: "",
	grade_changes: null,
	returns: null,
};
