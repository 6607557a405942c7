// A phone on which a person is signed in, with rows in its mirror as the server would have sent them. For component
// tests: nothing is sent, and the test itself adds what would arrive.

import { writeSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "#local/database.ts";
import type { RoleName, Submission } from "#records.ts";
import { frozenReads } from "#support/frozen.ts";
import { aMorning, answerRow, assignmentRow, courseRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";

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
	const course = courseRow({ id: newId(), teacher_id: role === "teacher" ? db.userId : newId() });
	const assignment = assignmentRow({ id: newId(), course_id: course.id });
	await db.courses.put(course);
	await db.assignments.put(assignment);
	await db.enrollments.put({
		id: newId(),
		updated: aMorning,
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
	await db.users.put({ id, updated: aMorning, name, email: "" });
	return id;
}

/** Puts a submission into the mirror, as a pull would; `minute` orders the submissions. */
export async function anAnswer(
	db: AccountDatabase,
	fields: Pick<Submission, "assignment_id" | "student_id" | "text_body"> & Partial<Submission>,
	minute = 0,
): Promise<Submission> {
	const at = `2026-02-02T08:${String(minute).padStart(2, "0")}:00.000Z`;
	const times = { updated: at, submitted_at: at, received_at: at };
	const row = answerRow({ id: newId(), revision: newId(), ...times, ...fields });
	await db.submissions.put(row);
	return row;
}
