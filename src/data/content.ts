// The words inside an errand, and whether the server has them.
import type { AssignmentWords, CourseWords, Errand } from "./errands.ts";
import type { MirroredName, MirroredRow, Submission } from "./records.ts";

const sameInstant = (a: string | null, b: string | null) =>
	a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

type Row = MirroredRow[MirroredName];
type Answered = Pick<Submission, "revision" | "text_body">;
type Named = { revision: string; earlier_revisions: string[] };

/** These words are there, or were there until their writer replaced them. */
const holdsText = (wrote: Answered, row: Submission) =>
	row.revision === wrote.revision ? row.text_body === wrote.text_body : row.earlier_revisions.includes(wrote.revision);

const sameCourse = (a: CourseWords, b: CourseWords) =>
	a.title === b.title && a.code === b.code && a.subject === b.subject && a.grade_level === b.grade_level;

const sameAssignment = (a: AssignmentWords, b: AssignmentWords) =>
	a.title === b.title &&
	a.instructions === b.instructions &&
	a.max_points === b.max_points &&
	sameInstant(a.due_at, b.due_at);

/** What was made is as it was made, or has been edited since. */
const madeHere = (row: Named, asWritten: boolean) => asWritten || row.revision !== "";

/** The edit is there, or was there until the next one. */
const editedHere = (row: Named, revision: string, asWritten: boolean) =>
	row.revision === revision ? asWritten : row.earlier_revisions.includes(revision);

type Marks = { grade: number | null; feedback: string | null };
const sameMarks = (a: Marks, b: { grade: number; feedback: string }) =>
	a.grade === b.grade && (a.feedback ?? "") === b.feedback;

type FirstGrade = Extract<Errand, { kind: "gradeSubmission" }>;

/**
 * The grade is there, or was there until it was changed. By its name, or by who gave it and what it says: an older version
 * gave no names, and the very same grade from another phone of the same person is that grade.
 */
function gradedSo(row: Submission, { id, author, body }: FirstGrade): boolean {
	const given = [...row.grade_changes, row];
	if (row.grade_name === id) return given[0] !== undefined && sameMarks(given[0], body);
	return given.some((grade) => grade.graded_by === author && sameMarks(grade, body));
}

function changedSo(
	row: Submission,
	{ change, ...given }: { change: string; grade: number; feedback: string },
): boolean {
	const last = row.grade_changes.at(-1);
	return last?.id === change ? sameMarks(row, given) : row.grade_changes.some(({ id }) => id === change);
}

/**
 * Whether a record of the server holds what this errand wrote. Compares the fields the phone wrote, never those the
 * server decides (times of arrival, clamped dates).
 */
export function holds(errand: Errand, row: Row): boolean {
	if (errand.kind === "joinCourse") return "role_in_course" in row && row.user_id === errand.author;
	if (errand.kind === "enrolStudent") return "role_in_course" in row && row.course_id === errand.body.course_id;
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
			return "text_body" in row && gradedSo(row, errand);
		case "changeGrade":
			return "text_body" in row && changedSo(row, errand.body);
		case "createCourse":
			return (
				"teacher_id" in row && row.teacher_id === errand.body.teacher_id && madeHere(row, sameCourse(row, errand.body))
			);
		case "editCourse":
			return "teacher_id" in row && editedHere(row, errand.body.revision, sameCourse(row, errand.body));
		case "createAssignment":
			return (
				"max_points" in row &&
				row.course_id === errand.body.course_id &&
				madeHere(row, sameAssignment(row, errand.body))
			);
		case "editAssignment":
			return "max_points" in row && editedHere(row, errand.body.revision, sameAssignment(row, errand.body));
	}
}

/**
 * Whether a row of that id remembers this write, by its name and whatever was done to its content since; a server put
 * back to an older state does not.
 */
export function remembers(errand: Errand, row: Row): boolean {
	switch (errand.kind) {
		case "replaceAnswer":
		case "editCourse":
		case "editAssignment": {
			const { revision } = errand.body;
			return "revision" in row && (row.revision === revision || row.earlier_revisions.includes(revision));
		}
		case "gradeSubmission":
			return "graded_at" in row && (row.grade_name === errand.id || gradedSo(row, errand));
		case "changeGrade":
			return "grade_changes" in row && row.grade_changes.some(({ id }) => id === errand.body.change);
		default:
			// What only ever makes a record is there with it.
			return true;
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
		case "changeGrade":
			return [String(errand.body.grade), errand.body.feedback, errand.body.reason].filter(Boolean).join("\n");
		case "createCourse":
		case "editCourse":
			return [errand.body.title, errand.body.code, errand.body.subject].filter(Boolean).join("\n");
		case "createAssignment":
		case "editAssignment":
			return [errand.body.title, errand.body.instructions].filter(Boolean).join("\n");
		case "joinCourse":
			return errand.body.code;
		case "enrolStudent":
			return errand.body.email;
	}
}
