// One grade from first key to commit: the fields with their draft, what is wrong with them, and how saving went.
import { useState } from "react";
import { toast } from "sonner";
import { discardErrand, gradeDraft, gradeSubmission } from "./commands.ts";
import { useDrafted } from "./drafting.ts";
import { draftOf, type GradeDraft, gradeFrom } from "./grade-draft.ts";
import type { GradingItem } from "./queries.ts";
import { feedbackSchema, gradeSchema } from "./schema.ts";
import { useWords } from "./words.ts";

type Problem = "grade.missing" | "grade.range" | "feedback.tooLong";
const problems: Problem[] = ["grade.missing", "grade.range", "feedback.tooLong"];

/** @param onGraded the phone has it; the item leaves the queue by itself */
export function useGrading(item: GradingItem, onGraded: () => void) {
	const t = useWords();
	const { submission, assignment, course, student, refused } = item;
	const draft = useDrafted(gradeDraft(submission.id));
	const [problem, setProblem] = useState<Problem | null>(null);
	const [outcome, setOutcome] = useState<"writing" | "committing" | "not-saved">("writing");
	const kept = refused ? { grade: String(refused.body.grade), feedback: refused.body.feedback } : null;
	const [touched, setTouched] = useState(false);
	const values = !touched && draft.text === "" && kept ? kept : gradeFrom(draft.text);

	const write = (change: Partial<GradeDraft>) => {
		setTouched(true);
		setProblem(null);
		draft.write(draftOf({ ...values, ...change }));
	};
	const submit = async () => {
		if (outcome === "committing") return;
		const grade = gradeSchema(assignment.max_points).safeParse(values.grade);
		const feedback = feedbackSchema.safeParse(values.feedback);
		const wrong = (grade.error ?? feedback.error)?.issues[0]?.message ?? null;
		setProblem(problems.find((known) => known === wrong) ?? null);
		if (!grade.success || !feedback.success) return;
		setOutcome("committing");
		draft.hold();
		try {
			await gradeSubmission({ submission, assignment, course, student, grade: grade.data, feedback: feedback.data });
			if (refused) await discardErrand(refused.id);
			draft.done();
			onGraded();
		} catch {
			draft.write(draftOf(values));
			setOutcome("not-saved");
			toast.error(t("grading.fallback"), { duration: Number.POSITIVE_INFINITY });
		}
	};
	return { values, write, submit, problem, outcome, draft };
}
