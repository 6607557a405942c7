import { expect, test } from "vitest";
import {
	type AssignmentFields,
	assignmentProblems,
	assignmentSchema,
	emptyAssignment,
	fieldsOf,
} from "./assignment-fields.ts";

const filled: AssignmentFields = { ...emptyAssignment("maths"), title: "Fractions" };
const problems = (change: Partial<AssignmentFields>) => {
	const read = assignmentSchema.safeParse({ ...filled, ...change });
	return read.success ? {} : assignmentProblems(read.error);
};
const words = (change: Partial<AssignmentFields>) => assignmentSchema.parse({ ...filled, ...change }).words;

test("a title and a course are enough: 100 points, no due date", () => {
	expect(assignmentSchema.parse(filled)).toMatchObject({
		course: "maths",
		words: { title: "Fractions", instructions: "", max_points: 100, due_at: null },
	});
});

test("course, title and points are asked for, all at once", () => {
	expect(problems({ course: "", title: " \n", points: " " })).toEqual({
		course: "create.required",
		title: "create.required",
		points: "create.required",
	});
});

test("points are a whole number from 1 to 1,000, in either digits", () => {
	for (const wrong of ["0", "1001", "-5", "1.5", "1,5", "1e2", "abc"]) {
		expect(problems({ points: wrong })).toEqual({ points: "create.pointsRange" });
	}
	expect(words({ points: " ٢٠ " }).max_points).toBe(20);
	expect(words({ points: "1000" }).max_points).toBe(1000);
});

test("lengths are the server's, counted in whole characters", () => {
	expect(problems({ title: "😀".repeat(200), instructions: "😀".repeat(10_000) })).toEqual({});
	expect(problems({ title: "x".repeat(201), instructions: "x".repeat(10_001) })).toEqual({
		title: "create.titleTooLong",
		instructions: "create.instructionsTooLong",
	});
});

test("a year typed with two digits is asked about, not taken for the first century", () => {
	expect(problems({ day: "0026-11-19" })).toEqual({ day: "create.yearWrong" });
});

test("a time wants a day", () => {
	expect(problems({ time: "16:30" })).toEqual({ day: "create.dayMissing" });
	expect(words({ day: "2026-11-19", time: "16:30" }).due_at).toBe("2026-11-19T14:30:00.000Z");
});

test("an assignment comes back from its form unchanged", () => {
	const there = {
		title: "Circles",
		instructions: "Draw one.\nThen two.",
		max_points: 20,
		due_at: "2026-11-19T21:59:00.000Z",
	};
	expect(assignmentSchema.parse(fieldsOf("maths", there)).words).toMatchObject(there);
});
