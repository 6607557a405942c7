// Everything a person can do with courses. What travels by the outbox resolves once it is durably on the phone and throws
// NotSaved when it is not; the last two need the network and throw NoAnswer or Refused.
import { myDatabase } from "#data/account.ts";
import { courseDraft, editCourseDraft, saveDraft } from "#data/drafts.ts";
import { amendInPlace } from "#data/edits.ts";
import type { CourseWords } from "#data/errands.ts";
import { askServer } from "#data/online.ts";
import { discard, newId, retry, save } from "#data/outbox.ts";
import { syncNow } from "#data/schedule.ts";
import { askedEnrollments } from "#data/view.ts";
import { realWorld } from "#data/world.ts";
import type { ShownCourse } from "./queries.ts";

export { courseDraft, editCourseDraft };

/** Keeps words being typed; empty words remove the draft. */
export async function keepDraft(key: string, text: string): Promise<void> {
	await saveDraft(myDatabase(), realWorld, key, text);
}

/** A course of the signed-in teacher, with an id of its own from this moment on. */
export async function createCourse(words: CourseWords): Promise<void> {
	const db = myDatabase();
	const id = newId();
	await save(
		db,
		realWorld,
		{
			kind: "createCourse",
			record_id: id,
			needs: [],
			body: { ...words, id, teacher_id: db.userId },
			about: { title: words.title, course: "", person: "" },
		},
		{ draftKey: courseDraft },
	);
}

/**
 * The write a course is shown after: what an edit begun now replaces. A change that waits or is under way is what the
 * server will hold when the edit arrives behind it.
 */
export function shownRevision({ errand, revision }: ShownCourse): string {
	return errand?.kind === "editCourse" && errand.state !== "failed" ? errand.body.revision : revision;
}

/** New words for a course, in place of those named by `replaces`. */
export async function editCourse(work: { course: ShownCourse; words: CourseWords; replaces: string }): Promise<void> {
	const db = myDatabase();
	const { course, words, replaces } = work;
	const draftKey = editCourseDraft(course.id);
	const { errand } = course;
	if (errand && (await amendInPlace(db, errand.id, { of: "course", words }, { replaces, draftKey }))) return;
	await save(
		db,
		realWorld,
		{
			kind: "editCourse",
			record_id: course.id,
			needs: [],
			body: { ...words, revision: newId(), replaces },
			about: { title: words.title, course: "", person: "" },
		},
		{ draftKey },
	);
}

/** Asks to be let into the course with this code. The same code on its way already is not asked for twice. */
export async function joinCourse({ code, instead }: { code: string; instead?: string }): Promise<void> {
	const db = myDatabase();
	const asked = await askedEnrollments(db);
	const again = asked.some(({ kind, body, id }) => kind === "joinCourse" && body.code === code && id !== instead);
	if (again) return;
	const id = newId();
	await save(
		db,
		realWorld,
		{
			kind: "joinCourse",
			record_id: id,
			needs: [],
			body: { id, code },
			about: { title: code, course: "", person: "" },
		},
		instead ? { instead } : {},
	);
}

/** Adds the student with this address to a course, which may itself be on its way. */
export async function enrolStudent(work: { course: ShownCourse; email: string; instead?: string }): Promise<void> {
	const { course, email, instead } = work;
	const id = newId();
	await save(
		myDatabase(),
		realWorld,
		{
			kind: "enrolStudent",
			record_id: id,
			needs: [course.id],
			body: { id, course_id: course.id, email },
			about: { title: email, course: course.title, person: "" },
		},
		instead ? { instead } : {},
	);
}

/** Sends what was refused once more, now. */
export async function retrySending(errandId: string): Promise<void> {
	await retry(myDatabase(), errandId);
	void syncNow();
}

/** Removes an unsent errand because its writer says so. @returns what puts it back */
export const discardErrand = (errandId: string): Promise<() => Promise<void>> => discard(myDatabase(), errandId);

/**
 * Takes a student out of a course; the work stays on the server. Somebody already out counts as taken out, also when the
 * answer was lost on the way.
 */
export async function removeStudent(enrollmentId: string): Promise<void> {
	const path = `/api/collections/enrollments/records/${enrollmentId}`;
	const failure: unknown = await askServer(path, { method: "DELETE" }).catch((error: unknown) => error);
	await syncNow();
	if (failure && (await myDatabase().enrollments.get(enrollmentId))) throw failure;
}

/** Gives a course a new join code; the old one lets nobody in any more. */
export async function newJoinCode(courseId: string): Promise<void> {
	await askServer("/api/lead/new-code", { method: "POST", body: { course_id: courseId } });
	await syncNow();
}
