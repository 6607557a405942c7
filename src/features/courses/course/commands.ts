// What a teacher does inside a course. Adding travels by the outbox; the other two need the network and throw NoAnswer or
// Refused.

import type { ShownCourse } from "#features/courses/queries.ts";
import { myDatabase } from "#local/account/account.ts";
import { orSessionEnded } from "#local/account/ended-session.ts";
import { isOffline } from "#local/account/reach.ts";
import { type OutboxEntry, save } from "#local/entries.ts";
import { askServer } from "#local/online.ts";
import { seeEnd } from "#local/outcome.ts";
import { browserPlatform } from "#local/platform.ts";
import { syncNow } from "#local/schedule.ts";
import { askedEnrollments } from "#local/view.ts";
import { newId } from "#sync/new-id.ts";
import { discard } from "#sync/outbox.ts";
import { writing } from "#sync/storage/writing.ts";

/**
 * Adds the student with this address to a course, which may itself be on its way. One on its way already is not asked for
 * twice; one that was refused, or is corrected by this (`instead`), makes room.
 * @returns why the server does not add them; null when it does, or was not reached
 */
export async function enrolStudent(work: {
	course: ShownCourse;
	email: string;
	instead?: string;
}): Promise<OutboxEntry | null> {
	const { course, email, instead } = work;
	const db = myDatabase();
	const id = newId();
	// A course that is on its way itself: only the two together can be sent.
	const silent = !isOffline() && course.entry?.kind !== "createCourse";
	const entry = await writing(db, async () => {
		const same = (await askedEnrollments(db)).find(
			({ kind, body }) => kind === "enrolStudent" && body.course_id === course.id && body.email === email,
		);
		if (same && same.state !== "failed") return null;
		const about = { title: email, course: course.title, person: "" };
		const body = { id, course_id: course.id, email };
		if (same && instead) await discard(db, same.id);
		const detail = { instead: instead ?? same?.id ?? "", silent };
		return await save(db, browserPlatform, { kind: "enrolStudent", body, about }, detail);
	});
	const end = entry && silent ? await seeEnd(db, entry) : null;
	return end?.state === "failed" ? end : null;
}

/**
 * Takes a student out of a course; the work stays on the server. Somebody already out counts as taken out, also when the
 * answer was lost on the way.
 */
export async function removeStudent(enrollmentId: string): Promise<void> {
	const path = `/api/collections/enrollments/records/${enrollmentId}`;
	const failure: unknown = await orSessionEnded(askServer(path, { method: "DELETE" })).catch((error: unknown) => error);
	await syncNow();
	if (failure && (await myDatabase().enrollments.get(enrollmentId))) throw failure;
}

/** Gives a course a new join code; the old one lets nobody in any more. */
export async function newJoinCode(courseId: string): Promise<void> {
	await askServer("/api/lead/new-code", { method: "POST", body: { course_id: courseId } });
	await syncNow();
}
