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

const typed = <Kept>(rows: ShownWith<Kept>[]): Shown<Kept>[] =>
	rows.map((row) => ({ ...row, entry: isOutboxEntry(row.entry) ? row.entry : null }));

/** Every course on this phone, those that wait to be sent and those that ended included. */
export const shownCourses = async (db: AccountDatabase) => typed<Course>(await shown(db, db.courses));
/** Those that are not deleted; archived ones are among them. */
export const shownAssignments = async (db: AccountDatabase) =>
	typed<Assignment>(await shown(db, db.assignments)).filter(({ status }) => status !== "deleted");
/** Every answer on this phone, with what is written to it and waits to be sent. */
export const shownSubmissions = async (db: AccountDatabase) => typed<Submission>(await shown(db, db.submissions));

const seatsOf = (db: AccountDatabase) => db.enrollments.where({ user_id: db.userId }).toArray();

/** A teacher's own course is theirs from the first moment, before the server's enrolment of them has arrived. */
export const madeBy = ({ userId }: AccountDatabase, { teacher_id }: Course): boolean => teacher_id === userId;

/** The courses the signed-in person is in as that, by id; a teacher is in those they made. */
export async function myCourses(db: AccountDatabase, as: "student" | "teacher"): Promise<Map<string, Shown<Course>>> {
	const [seats, courses] = await Promise.all([seatsOf(db), shownCourses(db)]);
	const held = seats.filter(({ role_in_course }) => role_in_course === as);
	const mine = new Set(held.map(({ course_id }) => course_id));
	const kept = courses.filter((course) => mine.has(course.id) || (as === "teacher" && madeBy(db, course)));
	return new Map(kept.map((course) => [course.id, course]));
}

/** When this student joined each course. */
export const joinedBy = async (db: AccountDatabase): Promise<Map<string, string | null>> =>
	new Map((await seatsOf(db)).map(({ course_id, joined_at }) => [course_id, joined_at]));

/** What a deleted account has in place of its address. */
const noAddress = /^gone-.*@invalid$/;

/** Whether an answer is with its student again, for another try. A new text ends it, and so does a grade. */
export const isGivenBack = ({ revision, returns = [], graded_at }: Submission): boolean =>
	graded_at === null && returns.at(-1)?.revision === revision;

/** An answer that its student is to write again. While newer words for it are refused, they come first. */
export const isToDoAgain = (answer: Shown<Submission>): boolean =>
	isGivenBack(answer) && answer.entry?.state !== "failed";

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

/** Whether the students of an assignment are to see it later than at a moment (milliseconds, the centre's clock). */
export const isScheduled = ({ opens_at = null }: Pick<Assignment, "opens_at">, now: number): boolean =>
	opens_at !== null && Date.parse(opens_at) > now;

/** Whether no answer is asked for any more: the assignment was archived, or its course has ended. */
export const isClosed = (
	{ status }: Pick<Assignment, "status">,
	{ archived_at }: Pick<Course, "archived_at">,
): boolean => status === "archived" || archived_at !== null;

/**
 * Whether an assignment was given before its student joined the course, and was due by then: it is optional, never late or
 * missing, and not counted. Everything that counts or judges asks here. What is still to come is everybody's: a teacher may
 * set the first work before giving out the code. Who is not in the course any more, or of whom this phone does not know it,
 * was there from the beginning.
 */
export function isGivenBefore(
	{ written_at, due_at }: Pick<Assignment, "written_at" | "due_at">,
	joined_at: string | null = null,
): boolean {
	// All three are written alike, so that the earlier one sorts first.
	return due_at !== null && joined_at !== null && due_at < joined_at && written_at < joined_at;
}

/** By when a student was to hand an assignment in: null without a due date, and for what was given before they joined. */
export const dueFor = (
	assignment: Pick<Assignment, "written_at" | "due_at">,
	joined_at?: string | null,
): string | null => (isGivenBefore(assignment, joined_at) ? null : assignment.due_at);

/**
 * The assignments that have an answer this person may see, but for those that are to be written again. One that another
 * build wrote down and this one cannot read is an answer, too: its student is not asked for a second one.
 */
export async function answeredAssignments(db: AccountDatabase): Promise<Set<string>> {
	const answers = await shownSubmissions(db);
	const answered = new Set(answers.map(({ assignment_id }) => assignment_id));
	// Asked only where there is one: going through the keys takes a slow phone longer than reading the rows.
	if ((await db.unreadable.of(db, "submissions")).length > 0) {
		for (const key of await db.submissions.orderBy("assignment_id").uniqueKeys()) answered.add(String(key));
	}
	for (const answer of answers) if (isToDoAgain(answer)) answered.delete(answer.assignment_id);
	return answered;
}

/** Enrolments asked for on this phone that the server has not confirmed: by a code, or by an address. */
export async function askedEnrollments(db: AccountDatabase) {
	const asked: Extract<OutboxEntry, { kind: "joinCourse" | "enrolStudent" }>[] = [];
	for (const entry of await unsent(db)) {
		if (entry.kind === "joinCourse" || entry.kind === "enrolStudent") asked.push(entry);
	}
	return asked;
}
