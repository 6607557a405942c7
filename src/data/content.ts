// The words inside an errand, and whether the server has them.
import type { Errand } from "./errands.ts";
import type { MirroredName, MirroredRow, Submission } from "./records.ts";

const sameInstant = (a: string | null, b: string | null) =>
	a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

type Row = MirroredRow[MirroredName];
type Answered = Pick<Submission, "revision" | "text_body">;

/** These words are there, or were there until their writer replaced them. */
const holdsText = (wrote: Answered, row: Submission) =>
	row.revision === wrote.revision ? row.text_body === wrote.text_body : row.earlier_revisions.includes(wrote.revision);

/**
 * Whether a record of the server holds what this errand wrote. Compares the fields the phone wrote, never those the
 * server decides (times of arrival, clamped dates).
 */
export function holds(errand: Errand, row: Row): boolean {
	if (row.id !== errand.record_id) return false;
	switch (errand.kind) {
		case "submitAssignment":
			return (
				"text_body" in row &&
				row.assignment_id === errand.body.assignment_id &&
				row.student_id === errand.body.student_id &&
				holdsText(errand.body, row)
			);
		case "replaceAnswer":
			return "text_body" in row && holdsText(errand.body, row);
		case "gradeSubmission":
			return "text_body" in row && row.grade === errand.body.grade && (row.feedback ?? "") === errand.body.feedback;
		case "createCourse":
			return (
				"teacher_id" in row &&
				row.title === errand.body.title &&
				row.code === errand.body.code &&
				row.subject === errand.body.subject &&
				row.grade_level === errand.body.grade_level &&
				row.teacher_id === errand.body.teacher_id
			);
		case "createAssignment":
			return (
				"max_points" in row &&
				row.course_id === errand.body.course_id &&
				row.title === errand.body.title &&
				row.instructions === errand.body.instructions &&
				row.max_points === errand.body.max_points &&
				sameInstant(row.due_at, errand.body.due_at)
			);
	}
}

/** What changes in an errand the moment the server confirmed it. The answer a grade was given for is of no more use. */
export const sentNow = (now: number, { about }: Errand) =>
	({
		state: "sent",
		sent_at: now,
		answer: null,
		homeless: false,
		about: { title: about.title, course: about.course, person: about.person },
	}) as const;

/** The words in it, for reading, copying and rescue. */
export function textOf(errand: Errand): string {
	switch (errand.kind) {
		case "submitAssignment":
		case "replaceAnswer":
			return errand.body.text_body;
		case "gradeSubmission":
			return [String(errand.body.grade), errand.body.feedback].filter(Boolean).join("\n");
		case "createCourse":
			return [errand.body.title, errand.body.code, errand.body.subject].filter(Boolean).join("\n");
		case "createAssignment":
			return [errand.body.title, errand.body.instructions].filter(Boolean).join("\n");
	}
}
