// A teacher's assignments and the submissions in each, live from the phone. Undefined while the first query runs.
import { myCourses } from "#features/coursework/queries.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import { dueFor, isGivenBack, isGivenBefore, isScheduled } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { type Shown, shownAssignments, shownPeople, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export { isScheduled };

export type GivenAssignment = {
	assignment: Shown<Assignment>;
	course: Course;
	submitted: number;
	graded: number;
	/** Given back, so that nothing is to be graded. */
	returned: number;
	/** Students of the course without an answer, but for those who joined later. */
	without: number;
};

// Map.groupBy would do, but phones of 2023 have none.
function grouped<Row>(rows: Row[], by: (row: Row) => string): Map<string, Row[]> {
	const groups = new Map<string, Row[]>();
	for (const row of rows) {
		const group = groups.get(by(row));
		if (group) group.push(row);
		else groups.set(by(row), [row]);
	}
	return groups;
}

async function given(db: AccountDatabase): Promise<GivenAssignment[]> {
	const [courses, enrollments, submissions, assignments] = await Promise.all([
		myCourses(db, "teacher"),
		db.enrollments.toArray(),
		shownSubmissions(db),
		shownAssignments(db),
	]);
	const studying = enrollments.filter(({ role_in_course }) => role_in_course === "student");
	const students = grouped(studying, ({ course_id }) => course_id);
	const answers = grouped(submissions, ({ assignment_id }) => assignment_id);
	const found: GivenAssignment[] = [];
	for (const assignment of assignments) {
		const course = courses.get(assignment.course_id);
		if (!course) continue;
		const theirs = answers.get(assignment.id) ?? [];
		const answered = new Set(theirs.map(({ student_id }) => student_id));
		found.push({
			assignment,
			course,
			submitted: theirs.length,
			graded: theirs.filter(({ graded_at }) => graded_at !== null).length,
			returned: theirs.filter(isGivenBack).length,
			without: (students.get(course.id) ?? []).filter(
				({ user_id, joined_at }) => !answered.has(user_id) && !isGivenBefore(assignment, joined_at),
			).length,
		});
	}
	return found.sort((one, other) => byLatest(one.assignment, other.assignment));
}

/** The latest due first; without a due date last, as in the other order. Among equals what was set last comes first. */
export const byLatest = (a: Assignment, b: Assignment) =>
	(b.due_at ?? "").localeCompare(a.due_at ?? "") || b.written_at.localeCompare(a.written_at);

/**
 * The courses an assignment can be created in: also one that was just created on this phone, but none that has ended.
 */
async function openCourses(db: AccountDatabase): Promise<Course[]> {
	const courses = [...(await myCourses(db, "teacher")).values()];
	return courses
		.filter(({ archived_at }) => archived_at === null)
		.sort((a, b) => a.title.localeCompare(b.title) || a.code.localeCompare(b.code));
}

const hasPastCourses = async (db: AccountDatabase): Promise<boolean> =>
	[...(await myCourses(db, "teacher")).values()].some(({ archived_at }) => archived_at !== null);

export type Student = {
	id: string;
	name: string;
	/** Not enrolled any more; the answer stays. */
	left: boolean;
	/** The assignment was given before they joined. */
	optional: boolean;
	/** By which they were to hand it in; null also for what is optional. */
	due_at: string | null;
	submission: Shown<Submission> | null;
};
export type AssignmentDetail = {
	assignment: Shown<Assignment>;
	course: Course;
	/** The class by name, and former students who have an answer. */
	students: Student[];
	/** The names this phone knows by person's id, and the id of the signed-in person. */
	names: ReadonlyMap<string, string>;
	me: string;
};

/** One student's submission, with its assignment and class. */
export type HandedIn = { student: Student; submission: Shown<Submission>; detail: AssignmentDetail };

async function detail(db: AccountDatabase, id: string, reader: Language): Promise<AssignmentDetail | null> {
	const [assignments, courses, people, submissions, enrolled] = await Promise.all([
		shownAssignments(db),
		myCourses(db, "teacher"),
		shownPeople(db, reader),
		shownSubmissions(db),
		db.enrollments.toArray(),
	]);
	const assignment = assignments.find((row) => row.id === id);
	const course = assignment && courses.get(assignment.course_id);
	if (!assignment || !course) return null;
	const names = new Map([...people].map(([person, { name }]) => [person, name]));
	const answers = new Map<string, Shown<Submission>>();
	for (const row of submissions) if (row.assignment_id === id) answers.set(row.student_id, row);
	const studying = enrolled.filter(
		(enrollment) => enrollment.course_id === course.id && enrollment.role_in_course === "student",
	);
	const joined = new Map(studying.map(({ user_id, joined_at }) => [user_id, joined_at]));
	const students = [...new Set([...joined.keys(), ...answers.keys()])].map((student) => ({
		id: student,
		name: names.get(student) ?? "",
		left: !joined.has(student),
		optional: isGivenBefore(assignment, joined.get(student)),
		due_at: dueFor(assignment, joined.get(student)),
		submission: answers.get(student) ?? null,
	}));
	return { assignment, course, students: students.sort(byPlace), names, me: db.userId };
}

/** The class by name, then who is no longer in it. */
export const byPlace = (a: Pick<Student, "name" | "left">, b: Pick<Student, "name" | "left">) =>
	Number(a.left) - Number(b.left) || a.name.localeCompare(b.name);

export const useGivenAssignments = (): GivenAssignment[] | undefined => useMine(given);
/** Whether a course of this teacher has ended. */
export const useHasPastCourses = (): boolean | undefined => useMine(hasPastCourses);
export const useOpenCourses = (): Course[] | undefined => useMine(openCourses);
/** Whether words are kept under a key. (What they are changes with every key press, and is their form's to know.) */
export const useBegun = (key: string): boolean =>
	useMine(async (db) => (await db.drafts.get(key)) !== undefined, [key]) ?? false;
/** Where the entry with this id is on its way; undefined as long as that was not read. */
export function useEntryState(id: string): OutboxEntry["state"] | undefined {
	const found = useMine(async (db) => await db.outbox.get({ id }), [id]);
	// What was read for another id is returned until this one was read.
	return found?.id === id ? found.state : undefined;
}
/** Null when the assignment is not, or no longer, one of this teacher's. */
export function useAssignmentDetail(id: string): AssignmentDetail | null | undefined {
	const lang = useLanguage();
	return useMine((db) => detail(db, id, lang), [id, lang]);
}
