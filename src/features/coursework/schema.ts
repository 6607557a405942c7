// What a student or teacher may enter, judged kindly before the server judges again. Messages are keys of words.en.ts.

import * as z from "zod/mini";
import { centre } from "#centre.ts";
import { westernDigits } from "#i18n/digits.ts";
import { isVisible } from "#local/text.ts";
import { assignmentWords, type Course } from "#records.ts";

/** What is read below the head of an assignment: a field that is added is read there, unless it is left out here. */
const textFields = z.keyof(
	z.omit(assignmentWords, { title: true, max_points: true, due_at: true, opens_at: true }),
).options;

/** The texts of an assignment below its head, in the order of its fields. */
export const textsOf = (words: z.infer<typeof assignmentWords>): string[] =>
	textFields.map((name) => words[name]).filter((text): text is string => typeof text === "string" && text !== "");

export const maxFeedbackLength = 5_000;
export const maxReasonLength = 500;

/** The answer of a student: something that can be seen, at most 20,000 code points. */
const answerSchema = z.string().check(
	z.refine(isVisible, { error: "answer.empty", abort: true }),
	z.refine((text) => [...text.trim()].length <= centre.maxTextLength, "answer.tooLong"),
);

/** What is wrong with an answer, as a key of the words, or null. */
export function answerProblem(text: string): "answer.empty" | "answer.tooLong" | null {
	const checked = answerSchema.safeParse(text);
	if (checked.success) return null;
	return checked.error.issues[0]?.message === "answer.empty" ? "answer.empty" : "answer.tooLong";
}

/** The steps in which the grades of a course are given: 1, 0.5 or 0.25 points. */
export const stepOf = ({ grade_step }: Pick<Course, "grade_step">): number => Number(grade_step || 1);

/** A grade as typed, for an assignment of `max` points: from 0 to max in these steps, with a point or a comma. Gives the number. */
export function gradeSchema(max: number, step: number) {
	const digits = z.string().check(
		z.overwrite((typed) => westernDigits(typed).trim()),
		z.refine((typed) => typed !== "", { error: "grade.missing", abort: true }),
		z.overwrite((typed) => typed.replace(/[,\u066b]/, ".")),
		z.refine((typed) => !(step === 1 && /^\d{1,4}\.\d*$/.test(typed)), { error: "grade.whole", abort: true }),
		z.refine((typed) => /^\d{1,4}(\.\d+)?$/.test(typed) && Number(typed) <= max, {
			error: "grade.range",
			abort: true,
		}),
		// Exact, because multiples of a quarter are so in binary.
		z.refine((typed) => Number.isInteger(Number(typed) / step), "grade.step"),
	);
	return z.pipe(digits, z.transform(Number));
}

/** Feedback of at most 5,000 code points, as the server's field; nothing to be seen means none. */
export const feedbackSchema = z.string().check(
	z.overwrite((text) => (isVisible(text) ? text.trim() : "")),
	z.refine((text) => [...text].length <= maxFeedbackLength, "feedback.tooLong"),
);

/** What is to be done again: an answer is never given back without a word. */
export const commentSchema = z.string().check(
	z.trim(),
	z.refine(isVisible, { error: "return.commentMissing", abort: true }),
	z.refine((text) => [...text].length <= maxFeedbackLength, "feedback.tooLong"),
);

/** Why a grade changes: it is never changed without a word. */
export const reasonSchema = z.string().check(
	z.trim(),
	z.refine(isVisible, { error: "change.reasonMissing", abort: true }),
	z.refine((text) => [...text].length <= maxReasonLength, "change.reasonTooLong"),
);
