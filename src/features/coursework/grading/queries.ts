// What waits for a teacher's grade, live from the phone. Undefined while the first answer is under way.

import { myCourses } from "#features/coursework/queries.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import { dueFor, isGivenBack } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isUntried, type OutboxEntry, unsent } from "#local/entries.ts";
import { correctedNow, type Shown, shownAssignments, shownName, shownPeople, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";
import type { GradeDraft } from "./grade-draft.ts";

export type GradingItem = {
	submission: Shown<Submission>;
	assignment: Assignment;
	course: Course;
	/** By which it was to be handed in; null also for what was given before its student joined. */
	due_at: string | null;
	student: string;
	/** Whether it can be written again: its student is in the course, and the course goes on. */
	mayReturn: boolean;
	/** The student's e-mail address, or the user name of who has none; "" while this phone has not been given it. */
	email: string;
	/** How many answers to the same assignment there are, and how many of them are graded. */
	graded: number;
	total: number;
	/** A grade of this phone, or a return, that was refused: the words and the reason are in it. */
	refused: Extract<OutboxEntry, { kind: "gradeSubmission" | "returnAnswer" }> | null;
};
/**
 * Assignment by assignment, first the one of the answer that waits longest; within each the longest waiting first. What is
 * to be graded first is at its beginning, wherever it is said.
 */
export type GradingQueue = GradingItem[];
/** What was given an answer last, and what brings it back into its fields. */
export type Given = {
	item: GradingItem;
	/** Null when the answer was given back. */
	grade: number | null;
	/** What stood in the fields. */
	typed: GradeDraft;
	/** The answer as it was graded. */
	seen: string;
	/** The entry of the outbox. */
	entry: string;
	/** The grade was changed here since it was given. */
	changed?: true;
};
/** An answer that left the queue, as it is now; null when this person may no longer see it. */
export type Superseded = { submission: Shown<Submission> | null; own: boolean };

/** In milliseconds. */
const sitting = 12 * 3_600_000;

async function grading(db: AccountDatabase, reader: Language, opened: string): Promise<GradingQueue> {
	const [courses, given, people, enrollments, submissions, now] = await Promise.all([
		myCourses(db, "teacher"),
		shownAssignments(db),
		shownPeople(db, reader),
		db.enrollments.toArray(),
		shownSubmissions(db),
		correctedNow(db),
	]);
	const lately = new Date(now - sitting).toISOString();
	const assignments = new Map(given.map((row) => [row.id, row]));
	const joined = new Map(
		enrollments.map(({ course_id, user_id, joined_at }) => [`${course_id} ${user_id}`, joined_at]),
	);
	const found: Omit<GradingItem, "graded" | "total">[] = [];
	const totals = new Map<string, number>();
	const order = new Set<string>();
	const byAge = [...submissions].sort((a, b) => a.submitted_at.localeCompare(b.submitted_at));
	for (const submission of byAge) {
		const assignment = assignments.get(submission.assignment_id);
		const course = assignment && courses.get(assignment.course_id);
		if (!assignment || !course) continue;
		const { entry } = submission;
		const judged = entry?.kind === "gradeSubmission" || entry?.kind === "returnAnswer";
		const refused = judged && entry.state === "failed" ? entry : null;
		// Its student has it, unless its teacher wants to grade it all the same.
		if (isGivenBack(submission) && !refused && submission.id !== opened) continue;
		totals.set(assignment.id, (totals.get(assignment.id) ?? 0) + 1);
		const isGraded = submission.graded_at !== null && !refused;
		// What was graded just now counts for the order too, so that no assignment changes its place while it is graded through.
		if (!isGraded || String(submission.graded_at) > lately) order.add(assignment.id);
		if (isGraded) continue;
		const { name: student = "", email = "", username = "" } = people.get(submission.student_id) ?? {};
		const enrollment = `${course.id} ${submission.student_id}`;
		const due_at = dueFor(assignment, joined.get(enrollment));
		const mayReturn = joined.has(enrollment) && course.archived_at === null;
		found.push({ submission, assignment, course, due_at, student, mayReturn, email: email || username, refused });
	}
	return [...order].flatMap((id) => {
		const all = totals.get(id) ?? 0;
		const waiting = found.filter(({ assignment }) => assignment.id === id);
		return waiting.map((item) => ({ ...item, graded: all - waiting.length, total: all }));
	});
}

async function superseded(db: AccountDatabase, id: string): Promise<Superseded> {
	const submission = (await shownSubmissions(db)).find((row) => row.id === id) ?? null;
	return { submission, own: submission?.graded_by === db.userId };
}

/** @param opened an answer that was asked for by name: it may have been given back. Null for no queue */
export function useGradingQueue(opened: string | null = ""): GradingQueue | undefined {
	const lang = useLanguage();
	return useMine(async (db) => (opened === null ? undefined : await grading(db, lang, opened)), [lang, opened]);
}
export const useSuperseded = (id: string | null): Superseded | null | undefined =>
	useMine(async (db) => (id === null ? null : await superseded(db, id)), [id]);

/** The name of who gave a grade; "" while this phone does not know it. */
export function useGrader(graded_by: string | null): string {
	const lang = useLanguage();
	return useMine((db) => shownName(db, lang, graded_by ?? ""), [graded_by, lang]) ?? "";
}

type Withdrawable = "waiting" | "sent" | "gone";

async function withdrawable(db: AccountDatabase, { entry: id, item, grade, changed }: Given): Promise<Withdrawable> {
	if (changed) {
		const writes = await db.outbox.where({ record_id: item.submission.id }).toArray();
		return writes.some(({ kind, state }) => kind === "changeGrade" && state === "failed") ? "gone" : "sent";
	}
	const [entry, answer] = await Promise.all([db.outbox.get({ id }), db.submissions.get(item.submission.id)]);
	const isAnother = answer !== undefined && answer.graded_at !== null && answer.grade !== grade;
	if (!entry || entry.state === "failed" || isAnother) return "gone";
	return isUntried(entry) ? "waiting" : "sent";
}

/**
 * Whether what was given can be taken back; "gone" when it was refused, taken back already, or is another grade by now.
 * Undefined until the phone has answered.
 */
export function useWithdrawable(given: Given | null): Withdrawable | undefined {
	const found = useMine(async (db) => given && { given, state: await withdrawable(db, given) }, [given]);
	// Until the next answer this is what was found for the one before.
	return found?.given === given ? found?.state : undefined;
}

/** Grades of this phone that wait for the server or travel to it, oldest first. */
export const useGradesOnTheWay = (): OutboxEntry[] | undefined =>
	useMine(async (db) => {
		const waiting = await unsent(db);
		return waiting.filter(({ kind, state }) => kind === "gradeSubmission" && state !== "failed");
	});
