// The grades of a course for its teacher, and what one student has to do and has done, for that student and the own
// teachers. Live from the phone; undefined while the first answer is under way.
import { byLatest, byPlace } from "#features/coursework/assignments/queries.ts";
import { byDue, myCourses } from "#features/coursework/queries.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type Shown, shownAssignments, shownPeople, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission, User } from "#records.ts";
import { type GradebookItem, itemOf } from "./item-state.ts";

export type Person = {
	id: string;
	name: string;
	/** The user name of who has no address. */
	email: string;
};
export type BookStudent = Person & {
	/** Not enrolled any more; the answers stay. */
	left: boolean;
	/** Another of them has the same name: the address tells who is who. */
	hasNamesake: boolean;
	/** What they have of each assignment, in the order of the assignments. */
	items: GradebookItem[];
};
export type Book = {
	course: Course;
	/** The latest due first, as in every list of a teacher; archived ones are among them. */
	assignments: Shown<Assignment>[];
	/** The class by name, then former students who have an answer. */
	students: BookStudent[];
};

const personOf = (id: string, known: User | undefined): Person => ({
	id,
	name: known?.name ?? "",
	email: known?.email || (known?.username ?? ""),
});

async function book(db: AccountDatabase, courseId: string, reader: Language): Promise<Book | null> {
	const [courses, enrollments, submissions, all, known] = await Promise.all([
		myCourses(db, "teacher"),
		db.enrollments.where({ course_id: courseId }).toArray(),
		shownSubmissions(db),
		shownAssignments(db),
		shownPeople(db, reader),
	]);
	const course = courses.get(courseId);
	if (!course) return null;
	const assignments = all.filter(({ course_id }) => course_id === courseId).sort(byLatest);
	const ids = new Set(assignments.map(({ id }) => id));
	const joined = new Map<string, string | null>();
	for (const enrollment of enrollments)
		if (enrollment.role_in_course === "student") joined.set(enrollment.user_id, enrollment.joined_at);
	const answers = new Map<string, Map<string, Shown<Submission>>>();
	for (const row of submissions) {
		if (!ids.has(row.assignment_id)) continue;
		const theirs = answers.get(row.student_id) ?? new Map<string, Shown<Submission>>();
		answers.set(row.student_id, theirs.set(row.assignment_id, row));
	}
	const people = [...new Set([...joined.keys(), ...answers.keys()])].map((id) => personOf(id, known.get(id)));
	const students = people.map(({ id, name, email }) => ({
		...{ id, name, email, left: !joined.has(id) },
		hasNamesake: people.some((other) => other.id !== id && other.name === name),
		items: assignments.map((task) => itemOf(task, course, joined.get(id), answers.get(id)?.get(task.id))),
	}));
	return { course, assignments, students: students.sort(byPlace) };
}

/** What one student has to do in some courses and has done. */
export type StudentRecord = {
	student: Person;
	/** By title. In each, archived assignments only as far as they were answered. */
	courses: { course: Course; items: GradebookItem[] }[];
};

export async function recordOf(
	db: AccountDatabase,
	as: "student" | "teacher",
	id: string,
	reader: Language,
): Promise<StudentRecord | null> {
	const [courses, enrollments, submissions, assignments, known] = await Promise.all([
		myCourses(db, as),
		db.enrollments.where({ user_id: id }).toArray(),
		shownSubmissions(db),
		shownAssignments(db),
		shownPeople(db, reader),
	]);
	const theirs = submissions.filter(({ student_id }) => student_id === id);
	const answers = new Map(theirs.map((row) => [row.assignment_id, row]));
	const held = enrollments.filter(({ role_in_course }) => role_in_course === "student");
	const joined = new Map(held.map(({ course_id, joined_at }) => [course_id, joined_at]));
	const found = new Map<string, StudentRecord["courses"][number]>(
		[...courses.values()].map((course) => [course.id, { course, items: [] }]),
	);
	for (const task of assignments) {
		const submission = answers.get(task.id);
		if (!submission && (task.status === "archived" || !joined.has(task.course_id))) continue;
		const of = found.get(task.course_id);
		of?.items.push(itemOf(task, of.course, joined.get(task.course_id), submission));
	}
	const studied = [...found.values()].filter(({ course, items }) => joined.has(course.id) || items.length > 0);
	for (const { items } of studied) items.sort(byUrgency);
	return studied.length === 0
		? null
		: {
				student: personOf(id, known.get(id)),
				courses: studied.sort((a, b) => a.course.title.localeCompare(b.course.title)),
			};
}

/** What is to be done first, by its due date; then what was done, the latest first. */
export const byUrgency = (a: GradebookItem, b: GradebookItem) =>
	Number(a.submission !== null) - Number(b.submission !== null) || (a.submission ? -byDue(a, b) : byDue(a, b));

/** Null when the course is not, or no longer, one of this teacher's. */
export function useBook(courseId: string): Book | null | undefined {
	const lang = useLanguage();
	return useMine((db) => book(db, courseId, lang), [courseId, lang]);
}
/** A student in this teacher's courses; null when there is none in which they are or were. */
export function useStudentRecord(studentId: string): StudentRecord | null | undefined {
	const lang = useLanguage();
	return useMine((db) => recordOf(db, "teacher", studentId, lang), [studentId, lang]);
}
