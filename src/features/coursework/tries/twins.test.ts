// A grade or a return that was refused counts as done when the same is there already from another phone of its teacher: but
// only if it is about the same try.
import { expect, test } from "vitest";
import { gradeSubmission, returnAnswer } from "#features/coursework/grading/mutations.ts";
import type { AnswerReturn, Submission } from "#records.ts";

const first: AnswerReturn = {
	id: "returnreturn001",
	revision: "revisionrevis01",
	text_body: "One half",
	submitted_at: "2026-02-02T08:00:00.000Z",
	clock_unsure: false,
	received_at: "2026-02-02T08:00:00.000Z",
	comment: "Show your work.",
	returned_by: "ranaranaranaran",
	returned_at: "2026-02-03T08:00:00.000Z",
};
const again: AnswerReturn = { ...first, id: "returnreturn002", returned_at: "2026-02-05T08:00:00.000Z" };

/** Graded 10, given back, and handed in once more. */
const row: Submission = {
	id: "answeranswer001",
	updated: "2026-02-04T08:00:00.000Z",
	assignment_id: "fractionsfracti",
	student_id: "mayamayamayamay",
	text_body: "1/2",
	submitted_at: "2026-02-04T08:00:00.000Z",
	clock_unsure: false,
	received_at: "2026-02-04T08:00:00.000Z",
	revision: "revisionrevis02",
	grade: null,
	feedback: null,
	graded_by: null,
	graded_at: null,
	grade_changes: [
		{
			id: first.id,
			grade: 10,
			feedback: null,
			graded_by: "ranaranaranaran",
			graded_at: "2026-02-02T12:00:00.000Z",
			reason: first.comment,
			changed_by: "ranaranaranaran",
			changed_at: first.returned_at,
		},
	],
	returns: [first],
};

const written = { id: "entryentryentry", record_id: row.id, author: "ranaranaranaran", created: 0 };
const isGraded = (one: Submission, returned: string) =>
	gradeSubmission.twin?.({ ...written, body: { grade: 10, feedback: "", graded_text: "", returned } }).is(one);
const isReturned = (one: Submission, seen_grade: number | null, replaces: string) =>
	returnAnswer
		.twin?.({ ...written, body: { comment: "Show your work.", graded_text: "", seen_grade, replaces } })
		.is(one);

test("a grade of the first try is none of the second, and one of the second is", () => {
	expect(isGraded(row, "")).toBe(true);
	expect(isGraded(row, first.id)).toBe(false);
	const graded = { ...row, grade: 10, graded_by: "ranaranaranaran", graded_at: "2026-02-04T12:00:00.000Z" };
	expect(isGraded(graded, first.id)).toBe(true);
	expect(isGraded({ ...graded, graded_at: first.returned_at }, first.id)).toBe(false);
});

test("another grade, other words or another teacher make another grade, and other words or another teacher another return", () => {
	const graded = { ...row, grade: 10, graded_by: "ranaranaranaran", graded_at: "2026-02-04T12:00:00.000Z" };
	const others = [{ grade: 11 }, { feedback: "Well done." }, { graded_by: "josephjosephjos" }];
	expect(others.map((other) => isGraded({ ...graded, ...other }, first.id))).toEqual([false, false, false]);
	const returns = [{ comment: "Draw it." }, { returned_by: "josephjosephjos" }];
	expect(returns.map((other) => isReturned({ ...row, returns: [{ ...first, ...other }] }, 10, ""))).toEqual([
		false,
		false,
	]);
});

test("a return of the first try is none of the second, with a grade or without, and one of the second is", () => {
	expect(isReturned(row, 10, "")).toBe(true);
	for (const seen of [null, 10]) {
		expect(isReturned(row, seen, first.id)).toBe(false);
		expect(isReturned({ ...row, returns: [first, again] }, seen, first.id)).toBe(true);
	}
});

test("a return before the grade was last changed is none of the changed grade, and one before the last return none of that", () => {
	const change = { id: "changechange001", changed_at: again.returned_at };
	const changed = { ...row, grade_changes: row.grade_changes.map((one) => ({ ...one, ...change })) };
	expect(isReturned(changed, 10, "changechange001")).toBe(false);
	expect(isReturned({ ...row, grade_changes: [] }, null, first.id)).toBe(false);
});
