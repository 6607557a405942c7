// State of a grade being given: its fields, their errors, the result of saving, and whether the answer is still the one that
// was shown when the teacher began.
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { gradeDraft, gradeSubmission } from "#features/coursework/commands.ts";
import type { GradeDraft } from "#features/coursework/grading/grade-draft.ts";
import type { Given, GradingItem } from "#features/coursework/grading/queries.ts";
import { commentSchema, feedbackSchema, gradeSchema, stepOf } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { returnAnswer } from "#features/coursework/tries/commands.ts";
import { useCommitting } from "#features/drafting/use-committing.ts";
import { useGradeFields } from "./use-grade-fields.ts";

const ofFeedback = ["feedback.tooLong", "return.commentMissing"] as const;
const problems = ["grade.missing", "grade.whole", "grade.step", "grade.range", ...ofFeedback] as const;
type Problem = (typeof problems)[number];

/** What is wrong with the feedback and not with the grade. */
export const isOfFeedback = (problem: Problem | null): problem is (typeof ofFeedback)[number] =>
	ofFeedback.some((one) => one === problem);

/**
 * State of the form of one answer.
 * @param closed somebody else graded the answer, or it is gone: the text stays but cannot be submitted
 * @param onGraded called when the phone has saved the grade; the item then leaves the queue
 * @param onSubmit called with true when the grade was submitted, with false when nothing came of it
 */
export function useGrading(
	item: GradingItem,
	closed: boolean,
	onGraded: (given: Given) => void,
	onSubmit: (submitted: boolean) => void,
) {
	const t = useWords();
	const { submission, assignment, course, student, refused } = item;
	const { draft, values, seen, restore, ...fields } = useGradeFields(item);
	const [problem, setProblem] = useState<Problem | null>(null);
	// Pressed before the draft was read: done as soon as it is there.
	const [pressed, setPressed] = useState<"submit" | "give back" | null>(null);
	const changed = seen !== submission.text_body;
	const { outcome, commit } = useCommitting({ draft, restore, failure: t("grading.fallback") });
	// What is pressed once it is submitted is not meant for it: the next answer is not drawn yet.
	const submitted = outcome === "committing" || outcome === "done";

	const write = (change: Partial<GradeDraft>, forWords?: string) => {
		if (submitted) return;
		setProblem(null);
		fields.write(change, forWords);
	};
	const submit = async () => {
		if (submitted) return;
		onSubmit(true);
		if (!draft.ready) return setPressed("submit");
		if (closed || changed) return onSubmit(false);
		const grade = gradeSchema(assignment.max_points, stepOf(course)).safeParse(values.grade);
		const feedback = feedbackSchema.safeParse(values.feedback);
		setProblem(problemOf(grade.error ?? feedback.error));
		if (!grade.success || !feedback.success) return onSubmit(false);
		const given = { grade: grade.data, feedback: feedback.data, seen };
		await put(grade.data, () => gradeSubmission({ ...about, ...given }));
	};
	const giveBack = async () => {
		if (submitted) return;
		onSubmit(true);
		if (!draft.ready) return setPressed("give back");
		if (closed || changed) return onSubmit(false);
		const comment = commentSchema.safeParse(values.feedback);
		setProblem(problemOf(comment.error));
		if (!comment.success) return onSubmit(false);
		await put(null, () => returnAnswer({ ...about, comment: comment.data, seen }, gradeDraft(submission.id)));
	};
	const about = { submission, assignment, course, student, ...(refused ? { instead: refused.id } : {}) };
	const put = async (grade: number | null, save: () => Promise<string>) => {
		let entry = "";
		const typed = { grade: values.grade, feedback: values.feedback };
		const saved = async () => {
			try {
				entry = await save();
				return true;
			} catch (error) {
				onSubmit(false);
				throw error;
			}
		};
		await commit(saved, () => onGraded({ item, grade, typed, seen, entry }));
	};
	const catchUp = useEffectEvent(() => {
		if (pressed === "submit") void submit();
		if (pressed === "give back") void giveBack();
	});
	// Before the next key, which is meant for the next answer.
	useLayoutEffect(() => {
		if (draft.ready) catchUp();
	}, [draft.ready]);
	return {
		values,
		write,
		submit,
		giveBack,
		discard: () => draft.discard(t("grading.discarded")),
		problem,
		outcome,
		draft,
		/** Text was typed here that is not in the outbox yet. */
		writing: fields.typed && !submitted,
		/** The answer the grade was begun for, when the student has changed it since. */
		begunWith: changed ? seen : null,
		/** The teacher has read the new answer; the grade is for that one. */
		takeNew: () => write({}, submission.text_body),
	};
}

const problemOf = (error: { issues: { message: string }[] } | undefined): Problem | null =>
	problems.find((known) => known === error?.issues[0]?.message) ?? null;
