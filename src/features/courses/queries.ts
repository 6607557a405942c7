// The courses of the signed-in person, live from the phone. Undefined while the first answer is under way.

import { useLiveQuery } from "dexie-react-hooks";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isOutboxEntry, type OutboxEntry } from "#local/entries.ts";
import {
	answeredAssignments,
	askedEnrollments,
	isClosed,
	isGivenBack,
	isGivenBefore,
	isToDoAgain,
	type Shown,
	shownAssignments,
	shownCourses,
	shownSubmissions,
} from "#local/view.ts";
import type { Assignment, Course } from "#records.ts";

/** A course as it is shown: a change that waits to be sent is applied to it, and `entry` is that unsent write. */
export type ShownCourse = Shown<Course>;
export type CourseSummary = {
	course: ShownCourse;
	/** A student's unanswered assignments, or a teacher's ungraded answers. */
	todo: number;
	/** Written on this phone and not confirmed by the server. */
	waiting: number;
};

/** A teacher's own course is his from the first moment, before the server's enrolment of him has arrived. */
export const madeBy = (db: AccountDatabase, { teacher_id }: Course): boolean => teacher_id === db.userId;

async function courses(db: AccountDatabase, as: "student" | "teacher"): Promise<CourseSummary[]> {
	const [enrolled, assignments, submissions, known, answered] = await Promise.all([
		db.enrollments.where({ user_id: db.userId }).toArray(),
		shownAssignments(db),
		shownSubmissions(db),
		shownCourses(db),
		as === "student" ? answeredAssignments(db) : new Set<string>(),
	]);
	const seats = enrolled.filter((row) => row.role_in_course === as);
	const mine = new Map(seats.map(({ course_id, joined_at }) => [course_id, joined_at]));
	const shown = known.filter((course) => mine.has(course.id) || (as === "teacher" && madeBy(db, course)));
	const again = new Set(submissions.filter(isToDoAgain).map(({ assignment_id }) => assignment_id));
	const isOpen = (task: Assignment, course: Course) =>
		again.has(task.id)
			? course.archived_at === null
			: !isClosed(task, course) && !answered.has(task.id) && !isGivenBefore(task, mine.get(course.id));
	return shown
		.map((course) => {
			const tasks = assignments.filter(({ course_id }) => course_id === course.id);
			const ids = new Set(tasks.map(({ id }) => id));
			const answers = submissions.filter(({ assignment_id }) => ids.has(assignment_id));
			const ungraded = answers.filter((row) => row.graded_at === null && !isGivenBack(row)).length;
			return {
				course,
				todo: as === "teacher" ? ungraded : tasks.filter((task) => isOpen(task, course)).length,
				waiting: answers.filter(({ entry }) => entry && entry.state !== "sent").length,
			};
		})
		.sort((a, b) => a.course.title.localeCompare(b.course.title));
}

export const useMyCourses = (as: "student" | "teacher"): CourseSummary[] | undefined =>
	useLiveQuery(async () => await readMine((db) => courses(db, as)), [as]);

type Asked = Awaited<ReturnType<typeof askedEnrollments>>[number];
export type Joining = Extract<Asked, { kind: "joinCourse" }>;

/** The courses this person asked to join that the server has not confirmed, oldest first. */
export const useJoinings = (): Joining[] | undefined =>
	useLiveQuery(async () => (await readMine(askedEnrollments)).filter(isJoining), []);

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
	useLiveQuery(async () => (await readMine(oldCodes)).map(({ id }) => id).join(" "), []);
