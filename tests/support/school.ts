// Courses, assignments and submissions, created without rules; and the requests that a phone sends for them.
import { createHash } from "node:crypto";
import { customAlphabet } from "nanoid";
import type { Person } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import type { RealServer, Row } from "#support/server.ts";

/** An id as the phone makes it. */
export const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 15);

/** Lower-case hex SHA-256 of a text, as `graded_text` carries it. */
export const hashOf = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** A course of this teacher (the server writes the teacher's enrollment), with these students in it. */
export async function course(
	server: RealServer,
	teacher: Person,
	students: Person[],
	fields: object = {},
): Promise<Row> {
	const made = await server.create("courses", {
		title: "Mathematics",
		code: "MATH-6B",
		subject: "Math",
		grade_level: "6",
		teacher_id: teacher.id,
		...fields,
	});
	for (const student of students) await enrol(server, student, made.id);
	return made;
}

/** Before `assignment` below was written. */
const firstDay = "2026-01-01 08:00:00.000Z";

export const enrol = (
	server: RealServer,
	who: Person,
	courseId: string,
	as = "student",
	joined_at = firstDay,
): Promise<Row> =>
	server.create("enrollments", { user_id: who.id, course_id: courseId, role_in_course: as, joined_at });

/** The person's rows of this course in `enrollments`: one, or none. */
export const enrollments = (server: RealServer, who: Person, courseId: string): Promise<Row[]> =>
	server.rows("enrollments", `user_id = "${who.id}" && course_id = "${courseId}"`);

/** Takes the person out of the course. */
export async function unenrol(server: RealServer, who: Person, courseId: string): Promise<void> {
	for (const { id } of await enrollments(server, who, courseId)) await server.remove("enrollments", id);
}

export const assignment = (server: RealServer, courseId: string, fields: object = {}): Promise<Row> =>
	server.create("assignments", {
		course_id: courseId,
		title: "Fractions",
		instructions: "Add them up.",
		max_points: 20,
		written_at: "2026-01-05 08:00:00.000Z",
		...fields,
	});

export const submission = (server: RealServer, who: Person, assignmentId: string, fields: object = {}): Promise<Row> =>
	server.create("submissions", {
		assignment_id: assignmentId,
		student_id: who.id,
		text_body: `Answer of ${who.name}`,
		submitted_at: "2026-02-02 08:00:00.000Z",
		received_at: "2026-02-02 08:00:01.000Z",
		...fields,
	});

/** The body of submitAssignment, as the phone writes it. */
export const answerBody = (who: Person, assignmentId: string, fields: object = {}) => ({
	id: newId(),
	assignment_id: assignmentId,
	student_id: who.id,
	text_body: "3/4",
	submitted_at: new Date().toISOString(),
	clock_unsure: false,
	mutation: newId(),
	...fields,
});

/** The body of replaceAnswer, based on the row the student saw or on the write before this one. */
export const replaceBody = (seen: { [field: string]: unknown }, text_body: string, fields: object = {}) => ({
	text_body,
	replaces: seen.revision ?? seen.mutation,
	submitted_at: new Date().toISOString(),
	clock_unsure: false,
	mutation: newId(),
	...fields,
});

/** The body of gradeSubmission for the text the teacher saw. */
export const gradeBody = (grade: unknown, text: string, fields: object = {}) => ({
	grade,
	feedback: "Well done.",
	graded_text: hashOf(text),
	mutation: newId(),
	...fields,
});

export interface Entry {
	method: "POST" | "PATCH" | "DELETE" | "PUT";
	url: string;
	body?: object;
}

/** One entry of a batch that creates or changes a row. */
export const entry = {
	create: (collection: string, body: object): Entry => ({
		method: "POST",
		url: `/api/collections/${collection}/records`,
		body,
	}),
	update: (collection: string, id: string, body: object): Entry => ({
		method: "PATCH",
		url: `/api/collections/${collection}/records/${id}`,
		body,
	}),
};

/** Sends entries in one batch, as the phone does. */
export const batch = (server: RealServer, who: Pick<Person, "token"> | undefined, requests: Entry[]): Promise<Answer> =>
	server.ask("POST", "/api/batch", { token: who?.token, body: { requests } });
