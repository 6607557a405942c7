// What a phone shows of an answer that is not sent yet, and where its author finds it.
import { expect, test } from "vitest";
import { answerRow } from "#support/rows.ts";
import { replaceAnswer, submitAssignment } from "./mutations.ts";

const created = Date.parse("2026-02-03T09:00:00.000Z");
const about = { id: "mutation", record_id: "work", author: "maya", created, state: "queued" };
const answer = { text_body: "3/4", submitted_at: "2026-02-03T09:00:00.000Z", clock_unsure: false };
const first = answerRow({ id: "work", assignment_id: "fractions", student_id: "maya", text_body: "1/2" });
const noRow = async () => undefined;

test("a first answer is drawn with its text, without a grade, and stands for its student's assignment alone", () => {
	const body = { ...answer, id: "work", assignment_id: "fractions", student_id: "maya" };
	expect(submitAssignment.draw({ ...about, body }, undefined)).toEqual({
		...body,
		revision: "mutation",
		updated: "2026-02-03T09:00:00.000Z",
		received_at: "2026-02-03T09:00:00.000Z",
		grade_changes: [],
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
	});
	const others = [
		{ ...first, assignment_id: "angles" },
		{ ...first, student_id: "omar" },
	];
	expect([first, ...others].map((row) => submitAssignment.standsFor?.(body, row))).toEqual([true, false, false]);
	expect(submitAssignment.place?.at({ ...about, body }, noRow)).toBe("submitted/fractions");
});

test("an answer that is replaced is drawn with its new text and all else as it was, and none where it is gone", () => {
	const body = { ...answer, replaces: "before" };
	expect(replaceAnswer.draw({ ...about, body }, first)).toEqual({ ...first, ...answer, revision: "mutation" });
	expect(replaceAnswer.draw({ ...about, body }, undefined)).toBeNull();
});

test("its author finds a replaced answer at its assignment, and nowhere when the phone knows it no more", async () => {
	const entry = { ...about, body: { ...answer, replaces: "before" } };
	const find = async (collection: string, id: string) =>
		collection === "submissions" && id === "work" ? first : undefined;
	expect(await replaceAnswer.place?.at(entry, find)).toBe("submitted/fractions");
	expect(await replaceAnswer.place?.at(entry, noRow)).toBeNull();
});
