// What the phone shows: the mirror, with unconfirmed errands drawn on top. The mirror itself stays exactly what the
// server showed, so there is nothing to undo when an errand is refused.
import type { AccountDatabase } from "./db.ts";
import type { Errand } from "./errands.ts";
import { unsent } from "./outbox.ts";
import type { Assignment, Course, Submission } from "./records.ts";

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
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
	};
}

function drawn(row: Submission, errand: Errand): Submission {
	if (!underWay(errand)) return row;
	if (errand.kind === "replaceAnswer") return { ...row, ...errand.body };
	if (errand.kind !== "gradeSubmission") return row;
	const { grade, feedback } = errand.body;
	return {
		...row,
		grade,
		feedback: feedback === "" ? null : feedback,
		graded_by: errand.author,
		graded_at: iso(errand.created),
	};
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
		const { kind } = errand;
		if (kind === "createCourse" || kind === "createAssignment") continue;
		let at = shown.get(errand.record_id);
		if (!at && kind === "submitAssignment") {
			const other = answered.get(`${errand.body.assignment_id} ${errand.body.student_id}`);
			at = (other ? shown.get(other) : undefined) ?? { ...submissionFrom(errand), errand };
		}
		if (at) shown.set(at.id, { ...drawn(at, errand), errand });
	}
	return [...shown.values()];
}

/** Every course this person may see, courses still waiting to be sent included. */
export async function shownCourses(db: AccountDatabase): Promise<Shown<Course>[]> {
	const shown = new Map<string, Shown<Course>>();
	for (const row of await db.courses.toArray()) shown.set(row.id, { ...row, errand: null });
	for (const errand of await unsent(db)) {
		if (errand.kind !== "createCourse" || shown.has(errand.record_id)) continue;
		const { body, created } = errand;
		shown.set(body.id, { ...body, updated: iso(created), join_code: "", archived_at: null, errand });
	}
	return [...shown.values()];
}

/** Every assignment this person may see, assignments still waiting to be sent included. */
export async function shownAssignments(db: AccountDatabase): Promise<Shown<Assignment>[]> {
	const shown = new Map<string, Shown<Assignment>>();
	for (const row of await db.assignments.toArray()) shown.set(row.id, { ...row, errand: null });
	for (const errand of await unsent(db)) {
		if (errand.kind !== "createAssignment" || shown.has(errand.record_id)) continue;
		shown.set(errand.record_id, { ...errand.body, updated: iso(errand.created), errand });
	}
	return [...shown.values()];
}
