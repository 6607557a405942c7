import { expect, test } from "vitest";
import { quickGrades } from "#features/coursework/grading/QuickGrades.tsx";
import { answerProblem, feedbackSchema, gradeSchema, reasonSchema } from "./schema.ts";

const grade = (typed: string, step = 1) => {
	const read = gradeSchema(20, step).safeParse(typed);
	return read.success ? read.data : read.error.issues[0]?.message;
};

test("a grade is a whole number from 0 to the maximum", () => {
	expect(grade("0")).toBe(0);
	expect(grade(" 17 ")).toBe(17);
	expect(grade("20")).toBe(20);
	expect(grade("007")).toBe(7);
	for (const half of ["1.5", "1,5", "17.50", "١٧٫٥"]) expect(grade(half), half).toBe("grade.whole");
	for (const wrong of ["21", "-1", "1.5.2", "1e1", "abc", "1 7", "0x10", "+5", "99999999999"]) {
		expect(grade(wrong), wrong).toBe("grade.range");
	}
});

test("a course with half or quarter points takes those, with a point or a comma, and nothing between them", () => {
	for (const half of ["17.5", "17,5", "17.50", "١٧٫٥"]) expect(grade(half, 0.5), half).toBe(17.5);
	expect(grade("20", 0.5)).toBe(20);
	expect(grade("0,25", 0.25)).toBe(0.25);
	expect(grade("17.25", 0.5)).toBe("grade.step");
	for (const odd of ["17.3", "1.50000001"]) expect(grade(odd, 0.25)).toBe("grade.step");
	for (const wrong of ["20.5", "1.", ".5", "1.5.2", "1,5,2"]) expect(grade(wrong, 0.5), wrong).toBe("grade.range");
});

test("no grade is another mistake than a wrong one", () => {
	expect(grade("")).toBe("grade.missing");
	expect(grade("   ")).toBe("grade.missing");
});

test("the digits of an Arabic or Persian keyboard are the same numbers", () => {
	expect(grade("١٧")).toBe(17);
	expect(grade("۱۷")).toBe(17);
});

test("an answer needs a letter and has at most 20,000 code points", () => {
	expect(answerProblem(" \n\t\u00a0")).toBe("answer.empty");
	expect(answerProblem("\u200b\u2800\0")).toBe("answer.empty");
	expect(answerProblem("👩\u200d👧")).toBe(null);
	expect(answerProblem("😀".repeat(20_000))).toBe(null);
	expect(answerProblem(`${"a".repeat(20_000)}  \n`)).toBe(null);
	expect(answerProblem("a".repeat(20_001))).toBe("answer.tooLong");
});

test("a changed grade needs a reason of at most 500 code points", () => {
	const wrong = (reason: string) => reasonSchema.safeParse(reason).error?.issues[0]?.message;
	expect(wrong(" \n")).toBe("change.reasonMissing");
	expect(wrong("\u200b")).toBe("change.reasonMissing");
	expect(wrong("😀".repeat(500))).toBeUndefined();
	expect(wrong("a".repeat(501))).toBe("change.reasonTooLong");
	expect(reasonSchema.parse(" Overlooked. ")).toBe("Overlooked.");
});

test("feedback that nobody can see is none", () => {
	expect(["\u200b \ufeff", " Good. "].map((text) => feedbackSchema.parse(text))).toEqual(["", "Good."]);
});

test("the quick grades are the whole scale, whatever the maximum", () => {
	expect(quickGrades(20)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
	expect(quickGrades(100)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
	expect(quickGrades(10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
	expect(quickGrades(15)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 15]);
	expect(quickGrades(1)).toEqual([0, 1]);
	for (let max = 1; max <= 1000; max++) expect(quickGrades(max).length, String(max)).toBeLessThanOrEqual(12);
});
