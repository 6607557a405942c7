// One course of the teacher from the inside: who is in it and who is still to come. Live from the phone, readable offline.
import type { ShownCourse } from "#features/courses/queries.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isUntried } from "#local/entries.ts";
import { askedEnrollments, madeBy, shownCourses, shownPeople } from "#local/view.ts";
import type { Course, Enrollment } from "#records.ts";

export { isUntried };

/** `email` is the user name of who has no address. */
export type Student = { enrollmentId: string; userId: string; name: string; email: string };
type Asked = Awaited<ReturnType<typeof askedEnrollments>>[number];
export type Adding = Extract<Asked, { kind: "enrolStudent" }>;
export type OpenCourse = { course: ShownCourse; teachers: Teacher[]; students: Student[]; addings: Adding[] };
/** A teacher of a course whose name this phone knows. */
export type Teacher = { id: string; name: string };

async function openCourse(db: AccountDatabase, id: string, reader: Language): Promise<OpenCourse | null> {
	const [courses, enrollments, people, asked] = await Promise.all([
		shownCourses(db),
		db.enrollments.where({ course_id: id }).toArray(),
		shownPeople(db, reader),
		askedEnrollments(db),
	]);
	const course = courses.find((row) => row.id === id);
	const teaches = enrollments.some(
		({ user_id, role_in_course }) => user_id === db.userId && role_in_course === "teacher",
	);
	if (!course || !(teaches || madeBy(db, course))) return null;
	const students = enrollments
		.filter(({ role_in_course }) => role_in_course === "student")
		.map(({ id: enrollmentId, user_id: userId }) => {
			const { name = "", email = "", username = "" } = people.get(userId) ?? {};
			return { enrollmentId, userId, name, email: email || username };
		})
		.sort((a, b) => a.name.localeCompare(b.name) || a.email.localeCompare(b.email));
	const isAdding = (entry: Asked): entry is Adding => entry.kind === "enrolStudent" && entry.body.course_id === id;
	return { course, teachers: teachersOf(course, enrollments, people), students, addings: asked.filter(isAdding) };
}

/** Who teaches a course: who leads it first, also before the server's enrollment of them has arrived, then by name. */
function teachersOf(
	{ teacher_id }: Course,
	enrollments: Enrollment[],
	people: Map<string, { name: string }>,
): Teacher[] {
	const enrolledTeachers = enrollments
		.filter(({ role_in_course }) => role_in_course === "teacher")
		.map(({ user_id }) => user_id);
	const isLead = (id: string) => Number(id === teacher_id);
	return [...new Set([teacher_id, ...enrolledTeachers])]
		.map((id) => ({ id, name: people.get(id)?.name ?? "" }))
		.filter(({ name }) => name !== "")
		.sort((a, b) => isLead(b.id) - isLead(a.id) || a.name.localeCompare(b.name));
}

export type StudiedCourse = { course: ShownCourse; teachers: Teacher[] };

async function studiedCourse(db: AccountDatabase, id: string, reader: Language): Promise<StudiedCourse | null> {
	const [courses, enrollments, people] = await Promise.all([
		shownCourses(db),
		db.enrollments.where({ course_id: id }).toArray(),
		shownPeople(db, reader),
	]);
	const course = courses.find((row) => row.id === id);
	const studies = enrollments.some(
		({ user_id, role_in_course }) => user_id === db.userId && role_in_course === "student",
	);
	if (!course || !studies) return null;
	return { course, teachers: teachersOf(course, enrollments, people) };
}

/** A course this person studies; null when it is none, or not on this phone. */
export function useStudiedCourse(id: string): StudiedCourse | null | undefined {
	const lang = useLanguage();
	return useMine((db) => studiedCourse(db, id, lang), [id, lang]);
}

/** A course this person teaches; null when it is none, or not on this phone. */
export function useOpenCourse(id: string): OpenCourse | null | undefined {
	const lang = useLanguage();
	return useMine((db) => openCourse(db, id, lang), [id, lang]);
}

/** Who reads this, and whom this phone knows by name. */
export function useKnownNames() {
	const lang = useLanguage();
	return useMine(async (db) => ({ me: db.userId, people: await shownPeople(db, lang) }), [lang]);
}
