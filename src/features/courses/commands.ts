// Everything a person can do with courses without the network. Each command resolves once it is durably on the phone and
// throws NotSaved when it is not.

import { myDatabase } from "#local/account/account.ts";
import { isOffline } from "#local/account/reach.ts";
import { copyCourseDraft, courseDraft, editCourseDraft } from "#local/drafts.ts";
import { amendInPlace, type OutboxEntry, save } from "#local/entries.ts";
import { discardEntry, retrySending, seeEnd } from "#local/outcome.ts";
import { browserPlatform } from "#local/platform.ts";
import { saveDraftNow } from "#local/save-draft.ts";
import { askedEnrollments, shownRevision } from "#local/view.ts";
import { newId } from "#sync/new-id.ts";
import { discard } from "#sync/outbox.ts";
import { writing } from "#sync/storage/writing.ts";
import { inGroups } from "./join-code.ts";
import type { CourseWords } from "./mutations.ts";
import { oldCodes, type ShownCourse } from "./queries.ts";

export { copyCourseDraft, courseDraft, discardEntry, editCourseDraft, retrySending, saveDraftNow, shownRevision };

/**
 * A course of the signed-in teacher, with an id of its own from this moment on. @returns it
 * @param draftKey where it was typed
 */
export async function createCourse(words: CourseWords, draftKey = courseDraft): Promise<string> {
	const db = myDatabase();
	const id = newId();
	await save(
		db,
		browserPlatform,
		{
			kind: "createCourse",
			body: { ...words, id, teacher_id: db.userId },
			about: { title: words.title, course: "", person: "" },
		},
		{ draftKey },
	);
	return id;
}

/** New words for a course, in place of those named by `replaces`. */
export async function editCourse(work: { course: ShownCourse; words: CourseWords; replaces: string }): Promise<void> {
	const db = myDatabase();
	const { course, words, replaces } = work;
	const draftKey = editCourseDraft(course.id);
	const { entry } = course;
	if (entry && (await amendInPlace(db, entry.id, { of: "course", words }, { replaces, draftKey }))) return;
	await save(
		db,
		browserPlatform,
		{
			kind: "editCourse",
			record_id: course.id,
			body: { ...words, replaces },
			about: { title: words.title, course: "", person: "" },
		},
		{ draftKey },
	);
}

/**
 * Asks to be let into the course with this code. One on its way already is not asked for twice; one that was refused, or
 * is corrected by this (`instead`), makes room, and so do codes that were wrong once another is right.
 * @returns why the server does not let them in; null when it does, or was not reached
 */
export async function joinCourse({ code, instead }: { code: string; instead?: string }): Promise<OutboxEntry | null> {
	const db = myDatabase();
	const id = newId();
	const silent = !isOffline();
	const joinings = async () => (await askedEnrollments(db)).filter(({ kind }) => kind === "joinCourse");
	const entry = await writing(db, async () => {
		const same = (await joinings()).find(({ body }) => "code" in body && body.code === code);
		if (same && same.state !== "failed") return null;
		const about = { title: inGroups(code), course: "", person: "" };
		if (same && instead) await discard(db, same.id);
		const detail = { instead: instead ?? same?.id ?? "", silent };
		return await save(db, browserPlatform, { kind: "joinCourse", body: { id, code }, about }, detail);
	});
	const end = entry && silent ? await seeEnd(db, entry) : null;
	if (end?.state === "failed") return end;
	if (end?.state !== "sent") return null;
	await forgetOldCodes();
	return null;
}

/** Discards the joinings with a wrong code, once a code that was entered after their refusal was right. */
export async function forgetOldCodes(): Promise<void> {
	const db = myDatabase();
	for (const { id } of await oldCodes(db)) await discard(db, id);
}
