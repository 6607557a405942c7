// What a phone shows of a grade or a return that is not sent yet, and where its author finds it.
import { expect, test } from "vitest";
import { changeGrade, gradeSubmission, returnAnswer } from "#features/coursework/grading/mutations.ts";
import { answerRow } from "#support/rows.ts";

const created = Date.parse("2026-02-03T09:00:00.000Z");
const now = "2026-02-03T09:00:00.000Z";
const about = { id: "mutation", record_id: "work", author: "rana", created, state: "queued" };
const answer = answerRow({ id: "work", assignment_id: "fractions", student_id: "maya", text_body: "1/2" });
const marks = { grade: 12, feedback: "Halve it again.", graded_by: "joseph", graded_at: "2026-02-02T10:00:00.000Z" };
const graded = { ...answer, ...marks };
const find = async (collection: string, id: string): Promise<object | undefined> =>
	collection === "submissions" && id === "work" ? answer : undefined;
const noRow = async () => undefined;

const grading = { ...about, body: { grade: 15, feedback: "Well done.", graded_text: "hash", returned: "" } };
const changing = { ...about, body: { grade: 15, feedback: "", reason: "Counted anew.", replaces: "before" } };
const returning = { ...about, body: { comment: "Draw it, too.", graded_text: "hash", seen_grade: null, replaces: "" } };

test("a grade is drawn with its feedback, its teacher and its time, and feedback without words as none", () => {
	const given = { grade: 15, feedback: "Well done.", graded_by: "rana", graded_at: now };
	expect(gradeSubmission.draw(grading, answer)).toEqual({ ...answer, ...given });
	const wordless = { ...grading, body: { ...grading.body, feedback: "" } };
	expect(gradeSubmission.draw(wordless, answer)).toEqual({ ...answer, ...given, feedback: null });
});

test("a changed grade is drawn with the earlier one in its history, and without one where there was no grade", () => {
	const change = { id: "mutation", reason: "Counted anew.", changed_by: "rana", changed_at: now };
	const given = { grade: 15, feedback: null, graded_by: "rana", graded_at: now };
	expect(changeGrade.draw(changing, graded)).toEqual({ ...graded, ...given, grade_changes: [{ ...marks, ...change }] });
	expect(changeGrade.draw(changing, answer)).toEqual({ ...answer, ...given });
	const halfGraded = [
		{ ...graded, graded_at: null },
		{ ...graded, grade: null },
	];
	expect(halfGraded.map((row) => changeGrade.draw(changing, row)?.grade_changes)).toEqual([[], []]);
});

test("an answer that is given back is drawn without its grade, with what was handed in and said in its history", () => {
	const { revision, text_body, submitted_at, clock_unsure, received_at } = graded;
	const handedIn = { revision, text_body, submitted_at, clock_unsure, received_at };
	const said = { id: "mutation", comment: "Draw it, too.", returned_by: "rana", returned_at: now };
	const change = { id: "mutation", reason: "Draw it, too.", changed_by: "rana", changed_at: now };
	expect(returnAnswer.draw(returning, graded)).toEqual({
		...answer,
		returns: [{ ...handedIn, ...said }],
		grade_changes: [{ ...marks, ...change }],
	});
});

test("what was said of an answer that is not on the phone any more draws none", () => {
	expect([
		gradeSubmission.draw(grading, undefined),
		changeGrade.draw(changing, undefined),
		returnAnswer.draw(returning, undefined),
	]).toEqual([null, null, null]);
});

test.each([
	["a grade", gradeSubmission.place],
	["a return", returnAnswer.place],
])("its author finds %s in the queue, refused in its answer, and sent at the assignment", async (_, place) => {
	const body = { ...grading.body, ...returning.body };
	const at = (state: string, rows = find) => place?.at({ ...about, body, state }, rows);
	expect([await at("queued"), await at("sending"), await at("failed")]).toEqual(["grading", "grading", "grading/work"]);
	expect([await at("sent"), await at("sent", noRow)]).toEqual(["assignments/fractions", null]);
});

test("its author finds a changed grade at the assignment, and nowhere when the phone knows the answer no more", async () => {
	expect(await changeGrade.place?.at(changing, find)).toBe("assignments/fractions");
	expect(await changeGrade.place?.at(changing, noRow)).toBeNull();
});

test("a refused first grade leaves the newest change behind it as a draft, with every reason, and nothing else does", () => {
	const earlier = {
		...changing,
		body: { ...changing.body, grade: 14, reason: "One more point." },
		created: created - 60_000,
	};
	const left = gradeSubmission.leftOver?.(grading, [earlier, changing]);
	expect([left?.key, left?.at]).toEqual(["regrade:work", created]);
	const fields = { grade: "15", feedback: "", reason: "One more point.\nCounted anew." };
	expect(JSON.parse(left?.text("") ?? "")).toEqual({ fields, onto: "" });
	expect([gradeSubmission.leftOver?.(grading, []), gradeSubmission.leftOver?.(grading, [returning])]).toEqual([
		null,
		null,
	]);
});
