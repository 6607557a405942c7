// A teacher ends courses and brings them back. Each resolves once it is durably on the phone and throws NotSaved when it is
// not.
import type { ShownCourse } from "#features/courses/queries.ts";
import { myDatabase } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type OutboxEntry, save } from "#local/entries.ts";
import { sayOnPage } from "#local/notices.ts";
import { browserPlatform } from "#local/platform.ts";
import { discard } from "#sync/outbox.ts";
import { writing } from "#sync/storage/writing.ts";

export type Ending = Extract<OutboxEntry, { kind: "archiveCourse" | "restoreCourse" }>;

export const isEnding = (entry: OutboxEntry): entry is Ending =>
	entry.kind === "archiveCourse" || entry.kind === "restoreCourse";

/** What the entries of these writes have in common. */
const about = ({ id, title }: ShownCourse) => ({ record_id: id, about: { title, course: "", person: "" } });

/** Another one that was refused makes room. */
const madeRoom = ({ entry }: ShownCourse) =>
	entry?.state === "failed" && isEnding(entry) ? { instead: entry.id } : {};

const tenSeconds = 10_000;

/** Ends these courses, all of them or none. @returns what takes that back, as long as it is offered on the page */
export async function endCourses(courses: ShownCourse[]): Promise<() => Promise<void>> {
	const db = myDatabase();
	const entries: { course: ShownCourse; id: string }[] = [];
	await writing(db, async () => {
		entries.length = 0;
		for (const course of courses) {
			const fresh = { kind: "archiveCourse", body: {}, ...about(course) } as const;
			const { id } = await save(db, browserPlatform, fresh, madeRoom(course));
			entries.push({ course, id });
		}
	});
	for (const { id } of entries) setTimeout(sayOnPage(id), tenSeconds);
	return () =>
		writing(db, async () => {
			for (const { course, id } of entries) await goOn(db, course, id);
		});
}

/** Brings a course back: before its end was sent, there is nothing to send. */
export async function restoreCourse(course: ShownCourse): Promise<void> {
	const { entry } = course;
	await goOn(myDatabase(), course, entry?.kind === "archiveCourse" ? entry.id : null);
}

/** @param end the entry that ends it; null for none */
async function goOn(db: AccountDatabase, course: ShownCourse, end: string | null): Promise<void> {
	if (end && (await discard(db, end))) return;
	const fresh = { kind: "restoreCourse", body: { archived_at: null }, ...about(course) } as const;
	await save(db, browserPlatform, fresh, madeRoom(course));
}
