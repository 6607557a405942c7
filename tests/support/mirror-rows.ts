// A phone on which a person is signed in, with rows in its mirror as the server would have sent them. For component
// tests: nothing is sent, and the test itself adds what would arrive.

import { writeSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import type { RoleName, Submission } from "#records.ts";
import { frozenReads } from "#support/frozen.ts";
import { newId } from "#sync/new-id.ts";

const then = "2026-02-02T08:00:00.000Z";

/** Signs a person in on this phone. Returns the phone's database, empty. */
export function signedIn(role: RoleName, name = "Rana Khoury"): AccountDatabase {
	const user = { id: newId(), name, email: "person@lead.test" };
	writeSession({ token: "t", user, role, account_status: "approved", reason: "", expired: false, renewed_at: 0 });
	const db = accountDatabase(user.id);
	db.use(frozenReads);
	return db;
}

/** Puts a course of this person with one assignment, "Fractions" of 20 points, into the mirror. */
export async function aCourse(db: AccountDatabase, role: "student" | "teacher") {
	const course = {
		id: newId(),
		updated: then,
		revision: "",
		title: "Mathematics",
		code: "MATH-6B",
		subject: "Math",
		grade_level: "6",
		teacher_id: role === "teacher" ? db.userId : newId(),
		join_code: "",
		archived_at: null,
	};
	const assignment = {
		id: newId(),
		updated: then,
		revision: "",
		course_id: course.id,
		title: "Fractions",
		instructions: "",
		max_points: 20,
		due_at: null,
		created_by: null,
		written_at: then,
	};
	await db.courses.put(course);
	await db.assignments.put(assignment);
	await db.enrollments.put({
		id: newId(),
		updated: then,
		user_id: db.userId,
		course_id: course.id,
		role_in_course: role,
		joined_at: null,
	});
	return { course, assignment };
}

/** A person this phone knows by name. */
export async function somebody(db: AccountDatabase, name: string): Promise<string> {
	const id = newId();
	await db.users.put({ id, updated: then, name, email: "" });
	return id;
}

/** Puts a submission into the mirror, as a pull would; `minute` orders the submissions. */
export async function anAnswer(
	db: AccountDatabase,
	fields: Pick<Submission, "assignment_id" | "student_id" | "text_body"> & Partial<Submission>,
	minute = 0,
): Promise<Submission> {
	const at = `2026-02-02T08:${String(minute).padStart(2, "0")}:00.000Z`;
	const row: Submission = {
		id: newId(),
		updated: at,
		revision: newId(),
		submitted_at: at,
		clock_unsure: false,
		received_at: at,
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
		grade_changes: [],
		...fields,
	};
	await db.submissions.put(row);
	return row;
}
