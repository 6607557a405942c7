// What the phone shows: the mirror, with unconfirmed errands drawn on top. The mirror itself stays exactly what the
// server showed, so there is nothing to undo when an errand is refused.
import type { AccountDatabase } from "./db.ts";
import { collectionOf, type Errand } from "./errands.ts";
import { unsent } from "./outbox.ts";
import type { Assignment, Course, GradeChange, Submission } from "./records.ts";
import { wellFormedAssignment, wellFormedCourse } from "./text.ts";

/** A record as shown, with the errand that is making or changing it, if one is not confirmed yet. */
export type Shown<Row> = Row & { errand: Errand | null };

const iso = (ms: number) => new Date(ms).toISOString();
const underWay = (errand: Errand) => errand.state === "queued" || errand.state === "sending";

function submissionFrom(errand: Extract<Errand, { kind: "submitAssignment" }>): Submission {
	return {
		...errand.body,
		updated: iso(errand.created),
		received_at: iso(errand.created),
		earlier_revisions: [],
		grade_changes: [],
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
		grade_name: "",
	};
}

function drawn(row: Submission, errand: Errand): Submission {
	if (!underWay(errand)) return row;
	if (errand.kind === "replaceAnswer") return { ...row, ...errand.body };
	if (errand.kind === "changeGrade") return { ...row, ...gradeFrom(errand), grade_changes: replacedGrade(row, errand) };
	if (errand.kind !== "gradeSubmission") return row;
	return { ...row, ...gradeFrom(errand) };
}

function gradeFrom({ author, created, body }: Extract<Errand, { kind: "gradeSubmission" | "changeGrade" }>) {
	const { grade, feedback } = body;
	return { grade, feedback: feedback === "" ? null : feedback, graded_by: author, graded_at: iso(created) };
}

/** The grade that is replaced, as the server will remember it. */
function replacedGrade(
	row: Submission,
	{ author, created, body }: Extract<Errand, { kind: "changeGrade" }>,
): GradeChange[] {
	const { grade, feedback, graded_by, graded_at, grade_changes } = row;
	if (grade === null || graded_at === null) return grade_changes;
	const was = { grade, feedback, graded_by, graded_at };
	const why = { id: body.change, reason: body.reason, changed_by: author, changed_at: iso(created) };
	return [...grade_changes, { ...was, ...why }];
}

/**
 * Every submission this person may see. A refused answer still stands for its assignment while the server has no
 * other; a refused grade leaves the server's row as it is and rides along in `errand`.
 */
export async function shownSubmissions(db: AccountDatabase): Promise<Shown<Submission>[]> {
	const [rows, errands] = [await db.submissions.toArray(), await unsent(db)];
	const shown = new Map<string, Shown<Submission>>(rows.map((row) => [row.id, { ...row, errand: null }]));
	const answered = new Map(rows.map((row) => [`${row.assignment_id} ${row.student_id}`, row.id]));
	for (const errand of errands) {
		if (collectionOf(errand.kind) !== "submissions") continue;
		let at = shown.get(errand.record_id);
		if (!at && errand.kind === "submitAssignment") {
			const other = answered.get(`${errand.body.assignment_id} ${errand.body.student_id}`);
			at = (other ? shown.get(other) : undefined) ?? { ...submissionFrom(errand), errand };
		}
		if (at) shown.set(at.id, { ...drawn(at, errand), errand });
	}
	return [...shown.values()];
}

/**
 * The assignments that have an answer this person may see. One that another build wrote down and this one cannot read is an
 * answer, too: its student is not asked for a second one.
 */
export async function answeredAssignments(db: AccountDatabase): Promise<Set<string>> {
	const unread = await db.submissions.orderBy("assignment_id").uniqueKeys();
	return new Set([...unread.map(String), ...(await shownSubmissions(db)).map(({ assignment_id }) => assignment_id)]);
}

/** Of several errands for one record the refused one is told of: the others wait behind it. */
const foremost = (known: Errand | null, next: Errand): Errand => (known?.state === "failed" ? known : next);

/** Every course this person may see, courses and changes still waiting to be sent included. */
export async function shownCourses(db: AccountDatabase): Promise<Shown<Course>[]> {
	const shown = new Map<string, Shown<Course>>();
	for (const row of await db.courses.toArray()) shown.set(row.id, { ...row, errand: null });
	for (const errand of await unsent(db)) {
		const at = shown.get(errand.record_id);
		if (errand.kind === "createCourse" && !at) {
			const { body, created } = errand;
			shown.set(body.id, { ...body, ...notYetThere(created), join_code: "", archived_at: null, errand });
		} else if (errand.kind === "editCourse" && at) {
			const { revision } = errand.body;
			const words = underWay(errand) ? { ...wellFormedCourse(errand.body), revision } : {};
			shown.set(at.id, { ...at, ...words, errand: foremost(at.errand, errand) });
		}
	}
	return [...shown.values()];
}

/** Every assignment this person may see, assignments and changes still waiting to be sent included. */
export async function shownAssignments(db: AccountDatabase): Promise<Shown<Assignment>[]> {
	const shown = new Map<string, Shown<Assignment>>();
	for (const row of await db.assignments.toArray()) shown.set(row.id, { ...row, errand: null });
	for (const errand of await unsent(db)) {
		const at = shown.get(errand.record_id);
		if (errand.kind === "createAssignment" && !at) {
			shown.set(errand.record_id, { ...errand.body, ...notYetThere(errand.created), errand });
		} else if (errand.kind === "editAssignment" && at) {
			const { revision } = errand.body;
			const words = underWay(errand) ? { ...wellFormedAssignment(errand.body), revision } : {};
			shown.set(at.id, { ...at, ...words, errand: foremost(at.errand, errand) });
		}
	}
	return [...shown.values()];
}

const notYetThere = (created: number) => ({ updated: iso(created), revision: "", earlier_revisions: [] });

/** Enrolments asked for on this phone that the server has not confirmed: by a code, or by an address. */
export async function askedEnrollments(db: AccountDatabase) {
	const asked: Extract<Errand, { kind: "joinCourse" | "enrolStudent" }>[] = [];
	for (const errand of await unsent(db)) {
		if (errand.kind === "joinCourse" || errand.kind === "enrolStudent") asked.push(errand);
	}
	return asked;
}
