// What the screens show of the mirror and the outbox together.
import { nameFor } from "#i18n/former-names.ts";
import type { Language } from "#i18n/i18n.ts";
import type { Assignment, Course, Submission } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";
import { type Shown as ShownWith, shown } from "#sync/overlay.ts";
import type { AccountDatabase } from "./database.ts";
import { isOutboxEntry, type OutboxEntry, unsent } from "./entries.ts";

/** A record as shown, with the entry that is making or changing it, if one is not confirmed yet. */
export type Shown<Kept> = ShownWith<Kept, OutboxEntry>;

/**
 * The write after which a record is shown: what an edit begun now replaces. An edit that waits or is under way is what the
 * server will hold when the new one arrives behind it.
 */
export const shownRevision = ({ entry, revision }: Shown<Course | Assignment>): string =>
	(entry?.kind === "editCourse" || entry?.kind === "editAssignment") && entry.state !== "failed" ? entry.id : revision;

const typed = <Kept>(rows: ShownWith<Kept>[]): Shown<Kept>[] =>
	rows.map((row) => ({ ...row, entry: isOutboxEntry(row.entry) ? row.entry : null }));

/** Every course on this phone, those that wait to be sent and those that ended included. */
export const shownCourses = async (db: AccountDatabase) => typed<Course>(await shown(db, db.courses));
/** Those that are not deleted; archived ones are among them. */
export const shownAssignments = async (db: AccountDatabase) =>
	typed<Assignment>(await shown(db, db.assignments)).filter(({ status }) => status !== "deleted");
/** Every answer on this phone, with what is written to it and waits to be sent. */
export const shownSubmissions = async (db: AccountDatabase) => typed<Submission>(await shown(db, db.submissions));

const enrollmentsOf = (db: AccountDatabase) => db.enrollments.where({ user_id: db.userId }).toArray();

/** A teacher's own course is theirs from the first moment, before the server's enrollment of them has arrived. */
export const madeBy = ({ userId }: AccountDatabase, { teacher_id }: Course): boolean => teacher_id === userId;

/** The courses the signed-in person is in as that, by id; a teacher is in those they made. */
export async function myCourses(db: AccountDatabase, as: "student" | "teacher"): Promise<Map<string, Shown<Course>>> {
	const [enrollments, courses] = await Promise.all([enrollmentsOf(db), shownCourses(db)]);
	const held = enrollments.filter(({ role_in_course }) => role_in_course === as);
	const mine = new Set(held.map(({ course_id }) => course_id));
	const kept = courses.filter((course) => mine.has(course.id) || (as === "teacher" && madeBy(db, course)));
	return new Map(kept.map((course) => [course.id, course]));
}

/** When this student joined each course. */
export const joinedBy = async (db: AccountDatabase): Promise<Map<string, string | null>> =>
	new Map((await enrollmentsOf(db)).map(({ course_id, joined_at }) => [course_id, joined_at]));

/** What a deleted account has in place of its address. */
const noAddress = /^gone-.*@invalid$/;

/** Whom this phone knows, by id, as their names read in that language. */
export async function shownPeople(db: AccountDatabase, reader: Language) {
	const people = await db.users.toArray();
	return new Map(
		people.map(({ name, email, ...person }) => [
			person.id,
			{ ...person, name: nameFor(reader, name), email: noAddress.test(email) ? "" : email },
		]),
	);
}

/** What somebody is called in that language; "" while this phone does not know it. */
export const shownName = async (db: AccountDatabase, reader: Language, id: string): Promise<string> =>
	nameFor(reader, (await db.users.get(id))?.name ?? "");

/** Now by the server's clock as of the last contact, in milliseconds; by the phone's own before the first one. */
export const correctedNow = async (db: AccountDatabase): Promise<number> =>
	Date.now() + ((await syncStateOf(db)).clock_offset ?? 0);

/** Enrollments asked for on this phone that the server has not confirmed: by a code, or by an address. */
export async function askedEnrollments(db: AccountDatabase) {
	const asked: Extract<OutboxEntry, { kind: "joinCourse" | "enrolStudent" }>[] = [];
	for (const entry of await unsent(db)) {
		if (entry.kind === "joinCourse" || entry.kind === "enrolStudent") asked.push(entry);
	}
	return asked;
}
