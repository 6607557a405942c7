// What a student's coursework screens list, live from the phone. Undefined while the first answer is under way.

import { useMemo, useState, useSyncExternalStore } from "react";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import { sendsWhenClosed } from "#local/browser/abilities.ts";
import { dueFor, isClosed, isToDoAgain } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isUntried } from "#local/entries.ts";
import { firstOffset } from "#local/first-offset.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import {
	joinedBy,
	myCourses,
	type Shown,
	shownAssignments,
	shownCourses,
	shownPeople,
	shownSubmissions,
} from "#local/view.ts";
import { isAsked, type PendingAssignment, pendingAssignments } from "#local/whats-new/pending.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export { isAsked, isClosed, isUntried, myCourses, type PendingAssignment, sendsWhenClosed };

export type SubmittedAssignment = {
	submission: Shown<Submission>;
	/** Null when it is no longer among what this person may see; `title` and `courseTitle` are kept then. */
	assignment: Shown<Assignment> | null;
	course: Course | null;
	/** By which it was to be handed in; null also for what was optional. */
	due_at: string | null;
	title: string;
	courseTitle: string;
	grader: string;
	kept: RefusedWords | null;
	/** It was given back, and stands among what is to be done. */
	toDo: boolean;
};
/** Words of this phone the server refused because it holds others. */
export type RefusedWords = { text: string; written_at: string };

type Due = { assignment: Pick<Assignment, "due_at" | "title">; optional: boolean; returned?: unknown };

/** What was given back, then the order in which work is due; without a due date last, and what is optional behind everything. */
export const byDue = (a: Due, b: Due) =>
	Number(Boolean(b.returned)) - Number(Boolean(a.returned)) ||
	Number(a.optional) - Number(b.optional) ||
	(a.assignment.due_at ?? "9999").localeCompare(b.assignment.due_at ?? "9999") ||
	a.assignment.title.localeCompare(b.assignment.title);

// What a screen lists is asked for at once: each answer of the database waits for its turn on a slow phone.

const pending = async (db: AccountDatabase): Promise<PendingAssignment[]> =>
	[...(await pendingAssignments(db))].sort(byDue);

async function submitted(db: AccountDatabase, reader: Language): Promise<SubmittedAssignment[]> {
	const [tasks, taught, people, joined, submissions] = await Promise.all([
		shownAssignments(db),
		shownCourses(db),
		shownPeople(db, reader),
		joinedBy(db),
		shownSubmissions(db),
	]);
	const assignments = new Map(tasks.map((row) => [row.id, row]));
	const courses = new Map(taught.map((row) => [row.id, row]));
	return submissions
		.filter(({ student_id }) => student_id === db.userId)
		.map((submission) => {
			const assignment = assignments.get(submission.assignment_id) ?? null;
			const course = (assignment && courses.get(assignment.course_id)) ?? null;
			const { entry } = submission;
			return {
				submission,
				assignment,
				course,
				due_at: assignment && dueFor(assignment, joined.get(assignment.course_id)),
				title: assignment?.title ?? entry?.about.title ?? "",
				courseTitle: course?.title ?? entry?.about.course ?? "",
				grader: people.get(submission.graded_by ?? "")?.name ?? "",
				kept: refusedWords(submission),
				toDo: isToDoAgain(submission) && course?.archived_at === null && joined.has(course.id),
			};
		})
		.sort(
			(a, b) =>
				Number(isRefused(b)) - Number(isRefused(a)) ||
				b.submission.submitted_at.localeCompare(a.submission.submitted_at),
		);
}

/** Refused answers come first, whatever the age of the answer the teacher has. */
const isRefused = ({ submission: { entry } }: SubmittedAssignment) => entry?.state === "failed";

function refusedWords({ entry, text_body }: Shown<Submission>): RefusedWords | null {
	if (entry?.state !== "failed" || !("text_body" in entry.body) || entry.body.text_body === text_body) return null;
	return { text: entry.body.text_body, written_at: entry.body.submitted_at };
}

/** What was handed in, and is not to be done again. */
export function useSubmittedAssignments(): SubmittedAssignment[] | undefined {
	const lang = useLanguage();
	return useMine(async (db) => (await submitted(db, lang)).filter(({ toDo }) => !toDo), [lang]);
}
/**
 * Every reading of the database makes new objects. Of those that say the same as in the last list this gives back the
 * old ones: what is drawn from them need not be drawn again.
 */
function keepsUnchanged<Row>(idOf: (row: Row) => string): (rows: Row[]) => Row[] {
	let last = new Map<string, { text: string; row: Row }>();
	return (rows) => {
		const now = rows.map((row) => {
			const text = JSON.stringify(row);
			const before = last.get(idOf(row));
			return before?.text === text ? before : { text, row };
		});
		last = new Map(now.map((kept) => [idOf(kept.row), kept]));
		return now.map(({ row }) => row);
	};
}

export type AssignmentLists = {
	pending: PendingAssignment[];
	/** What was handed in; null while it was not asked for. */
	submitted: SubmittedAssignment[] | null;
};

/**
 * What is to be done and, `withAnswers`, what was handed in, both as of one moment: what leaves the one is in the other.
 * A dashboard reads this once and hands it on: it is read again after every change, and a second reading delays the first.
 */
export function useAssignmentLists(withAnswers: boolean): AssignmentLists | undefined {
	const lang = useLanguage();
	const [unchanged] = useState(() => keepsUnchanged(({ assignment }: PendingAssignment) => assignment.id));
	return useMine(
		async (db) => {
			const [open, done] = await Promise.all([pending(db), withAnswers ? submitted(db, lang) : null]);
			return { pending: unchanged(open), submitted: done };
		},
		[lang, withAnswers],
	);
}
/** The keys of all drafts: the same set as long as none comes or goes, so that nothing is drawn while somebody types. */
export function useDraftKeys(): ReadonlySet<string> {
	const keys = async (db: AccountDatabase) => (await db.drafts.toCollection().primaryKeys()).join(" ");
	const joined = useMine(keys) ?? "";
	return useMemo(() => new Set(joined.split(" ")), [joined]);
}
const clockOffset = (): number => readStatus().clockOffset ?? firstOffset() ?? 0;
/**
 * What the server's clock was ahead of this phone's at the last contact, in milliseconds. Not a query of its own: every
 * card asks, and each would read the phone again at every contact.
 */
export const useClockOffset = (): number => useSyncExternalStore(watchStatus, clockOffset);
