// The courses of the signed-in person, live from the phone. Undefined while the first answer is under way.

import { useMine } from "#local/account/queries.ts";
import { isGivenBack } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isOutboxEntry, isUntried, type OutboxEntry } from "#local/entries.ts";
import { askedEnrollments, myCourses, type Shown, shownAssignments, shownSubmissions } from "#local/view.ts";
import { isAsked, pendingAssignments } from "#local/whats-new/pending.ts";
import type { Course } from "#records.ts";

export { isUntried };

/** A course as it is shown: a change that waits to be sent is applied to it, and `entry` is that unsent write. */
export type ShownCourse = Shown<Course>;
/** Its end is not sent yet: for the students it goes on. */
export const endWaits = ({ entry }: Partial<Pick<ShownCourse, "entry">>): boolean =>
	entry?.kind === "archiveCourse" && entry.state !== "failed";

export type CourseSummary = {
	course: ShownCourse;
	/** A student's unanswered assignments, or a teacher's ungraded answers. */
	todo: number;
	/** Whether it has assignments at all. */
	given: boolean;
	/** Written on this phone and not confirmed by the server. */
	waiting: number;
	/** How many answers the server refused. */
	refused: number;
};

async function courses(db: AccountDatabase, as: "student" | "teacher"): Promise<CourseSummary[]> {
	const [mine, assignments, submissions, pending] = await Promise.all([
		myCourses(db, as),
		shownAssignments(db),
		shownSubmissions(db),
		as === "student" ? pendingAssignments(db) : [],
	]);
	const asked = pending.filter((item) => isAsked(item) && !item.optional);
	return [...mine.values()]
		.map((course) => {
			const tasks = assignments.filter(({ course_id }) => course_id === course.id);
			const ids = new Set(tasks.map(({ id }) => id));
			const answers = submissions.filter(({ assignment_id }) => ids.has(assignment_id));
			const ungraded = answers.filter((row) => row.graded_at === null && !isGivenBack(row));
			return {
				course,
				todo: (as === "teacher" ? ungraded : asked.filter((item) => item.course.id === course.id)).length,
				given: tasks.length > 0,
				waiting: answers.filter(({ entry }) => entry?.state === "queued" || entry?.state === "sending").length,
				refused: answers.filter(({ entry }) => entry?.state === "failed").length,
			};
		})
		.sort((a, b) => a.course.title.localeCompare(b.course.title));
}

export const useMyCourses = (as: "student" | "teacher"): CourseSummary[] | undefined =>
	useMine((db) => courses(db, as), [as]);

type Asked = Awaited<ReturnType<typeof askedEnrollments>>[number];
export type Joining = Extract<Asked, { kind: "joinCourse" }>;

/** The courses this person asked to join that the server has not confirmed, oldest first. */
export const useJoinings = (): Joining[] | undefined =>
	useMine(async (db) => (await askedEnrollments(db)).filter(isJoining));

/**
 * The joinings with a wrong code for which a right one was entered after their refusal. A code that was entered before it
 * does not correct it.
 */
export async function oldCodes(db: AccountDatabase): Promise<Joining[]> {
	const refused = (await askedEnrollments(db)).filter(isJoining).filter(({ refusal }) => isAboutCode(refusal));
	if (refused.length === 0) return [];
	const sent = (await db.outbox.where({ state: "sent" }).toArray()).filter(isOutboxEntry).filter(isJoining);
	return refused.filter(({ refusal }) => sent.some(({ created }) => created >= (refusal?.at ?? Number.NaN)));
}

const isJoining = (entry: OutboxEntry): entry is Joining => entry.kind === "joinCourse";

const isAboutCode = (refusal: Joining["refusal"]): boolean => /_code$/.test(refusal?.code ?? "");

/** Their ids as one string: when a code is right, the others may have been refused long ago. */
export const useOldCodes = (): string | undefined =>
	useMine(async (db) => (await oldCodes(db)).map(({ id }) => id).join(" "));
