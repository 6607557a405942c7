// The promises that one look at a phone or at the server can find broken. Every failure names the promise.
import { expect } from "vitest";
import { isOutboxEntry } from "#local/entries.ts";
import { collectionNames } from "#support/collections/shapes.ts";
import { changesOf } from "#support/fakes/answers.ts";
import { ana, bassam } from "#support/fakes/people.ts";
import type { FakePhone } from "#support/fakes/phone.ts";
import type { State } from "#support/fakes/state.ts";
import { storedIn } from "#support/fakes/stored.ts";
import type { Entry } from "#sync/entry.ts";
import { lasting } from "#sync/storage/durable.ts";

/** What this phone has of the person who holds it, and of visitors. */
export async function contentsOf(phone: FakePhone) {
	const { db, visited } = phone;
	// A screen that reads opens a lost connection anew, and the person goes on.
	const rowsOf = await lasting(db, async () => await storedIn(db));
	const [outbox, drafts, courses, assignments, submissions] = await Promise.all([
		rowsOf(db.outbox),
		rowsOf(db.drafts),
		rowsOf(db.courses),
		rowsOf(db.assignments),
		rowsOf(db.submissions),
	]);
	const inquiries = visited ? await lasting(phone.guests, async (guests) => await guests.outbox.toArray()) : [];
	return { outbox, drafts, courses, assignments, submissions, inquiries };
}
export type Contents = Awaited<ReturnType<typeof contentsOf>>;

/** The tables that are empty once a person has signed out, but for the row "life", which says that the database is closed. */
const personal = [...collectionNames, "outbox", "drafts", "meta"];

/**
 * Fails with the promise and what breaks it, unless that is nothing. Thousands of looks in each history find nothing, and
 * `expect` would take a fifteenth of its time for them.
 */
export function mustHold(promise: string, brokenBy: readonly unknown[]): void {
	if (brokenBy.length > 0) expect(brokenBy, promise).toEqual([]);
}

export function nothingDoubled({ rows }: State): void {
	const once = (names: string[], what: string) => {
		if (new Set(names).size === names.length) return;
		const twice = names.filter((name, at) => names.indexOf(name) !== at);
		mustHold(`P2 nothing doubled: one ${what}`, twice);
	};
	const submissions = Object.values(rows.submissions);
	once(
		submissions.map((row) => `${row.assignment_id} ${row.student_id}`),
		"submission per student and assignment",
	);
	once(
		[...Object.values(rows.courses), ...Object.values(rows.assignments)].map(({ title }) => String(title)),
		"course or assignment per press",
	);
	once(
		Object.values(rows.enrollments).map((row) => `${row.course_id} ${row.user_id}`),
		"enrollment per person and course",
	);
	const grades = submissions.flatMap((row) => [row, ...changesOf(row)].map(({ feedback }) => String(feedback)));
	once(
		grades.filter((words) => words !== ""),
		"history entry per change of a grade",
	);
}

/** P3: nothing of other people is here, neither among this person's rows nor in the databases of earlier holders. */
export async function nothingLeaked(phone: FakePhone, { submissions, courses }: Contents): Promise<void> {
	if (phone.user === ana || phone.user === bassam) {
		const others = submissions.filter(({ student_id }) => student_id !== phone.user);
		mustHold(`P3 nothing leaked: another student's work on the ${phone.name}`, others);
		const codes = courses.filter(({ join_code }) => join_code !== "");
		mustHold(`P3 nothing leaked: a join code on the ${phone.name}`, codes);
	}
	for (const [user, database] of phone.owners) {
		if (user === phone.user) continue;
		const keys = await phone.storage.keysIn(database, personal);
		const left = keys.filter((key) => key !== "life");
		mustHold(`P3 nothing leaked: what ${user} left readable on the ${phone.name}`, left);
	}
}

/** P5: a run that ended well has pulled a course with everything in it, even if it was joined in that run. */
export async function cameWhole(state: State, { db, name, user }: FakePhone, { courses }: Contents): Promise<void> {
	const here = new Set(courses.map(({ id }) => id));
	const own = (await db.enrollments.toArray()).filter((row) => row.user_id === user && !here.has(row.course_id));
	// A person who is no teacher any more sees of the courses taught only that they were.
	const missing = own.filter((row) => state.people[user]?.role !== "student" || row.role_in_course === "student");
	mustHold(`P5 converges: ${user} is in a course that did not come to the ${name}`, missing);
}

/** The same words for the same assignment were sent from another phone of the same student. */
export function hasSameWords({ rows }: State, entry: Entry): boolean {
	if (!isOutboxEntry(entry) || entry.kind !== "submitAssignment") return false;
	const { assignment_id, student_id, text_body } = entry.body;
	return Object.values(rows.submissions).some(
		(row) => row.assignment_id === assignment_id && row.student_id === student_id && row.text_body === text_body,
	);
}
