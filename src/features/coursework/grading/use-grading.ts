// State of a grade being given: the fields with their draft, their errors, the result of saving, and whether the answer is
// still the one that was shown when the teacher began.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { gradeDraft, gradeSubmission } from "#features/coursework/commands.ts";
import { feedbackSchema, gradeSchema, stepOf } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useCommitting } from "#features/drafting/use-committing.ts";
import { useDrafted } from "#features/drafting/use-drafted.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { adderTo } from "#local/save-draft.ts";
import { pointsText } from "#ui/points.ts";
import { draftOf, type GradeDraft, gradeFrom } from "./grade-draft.ts";
import type { GradingItem } from "./queries.ts";
import type { Given } from "./use-undo.ts";

const problems = ["grade.missing", "grade.whole", "grade.step", "grade.range", "feedback.tooLong"] as const;
type Problem = (typeof problems)[number];

/**
 * State of the form of one answer.
 * @param closed somebody else graded the answer, or it is gone: the text stays but cannot be submitted
 * @param onGraded called when the phone has saved the grade; the item then leaves the queue
 */
export function useGrading(item: GradingItem, closed: boolean, onGraded: (given: Given) => void) {
	const t = useWords();
	const lang = useLanguage();
	const { submission, assignment, course, student, refused } = item;
	const draft = useDrafted(gradeDraft(submission.id));
	const [problem, setProblem] = useState<Problem | null>(null);
	const [touched, setTouched] = useState(false);
	// Typed and pressed before the draft was read: shown at once, and done as soon as the draft is there.
	const [early, setEarly] = useState<{ change: Partial<GradeDraft>; forWords: string | undefined } | null>(null);
	const [pressed, setPressed] = useState(false);
	// A refused grade names the text it was given for; any other was begun for the text shown then.
	const [first] = useState(refused?.about.seen ?? submission.text_body);
	const kept = refused ? { grade: pointsText(refused.body.grade, lang), feedback: refused.body.feedback } : null;
	const stored = gradeFrom(draft.text);
	const untouched = !touched && draft.text === "" ? kept : null;
	const values = { ...(untouched ?? stored), ...early?.change };
	const empty = values.grade === "" && values.feedback === "";
	// Nothing was typed yet: the teacher reads the answer that is shown now.
	const seen = empty ? submission.text_body : ((untouched ? null : stored.seen) ?? first);
	const changed = seen !== submission.text_body;
	const { outcome, commit, begin } = useCommitting({
		draft,
		restore: () => draft.write(draftOf(values, seen)),
		failure: t("grading.fallback"),
	});

	const write = (change: Partial<GradeDraft>, forWords?: string) => {
		setProblem(null);
		begin();
		if (!draft.ready) {
			return setEarly((before) => ({
				change: { ...before?.change, ...change },
				forWords: forWords ?? before?.forWords,
			}));
		}
		setTouched(true);
		setEarly(null);
		draft.write(draftOf({ ...values, ...change }, forWords ?? early?.forWords ?? seen));
	};
	const submit = async () => {
		if (!draft.ready) return setPressed(true);
		if (closed || changed) return;
		const grade = gradeSchema(assignment.max_points, stepOf(course)).safeParse(values.grade);
		const feedback = feedbackSchema.safeParse(values.feedback);
		const wrong = (grade.error ?? feedback.error)?.issues[0]?.message ?? null;
		setProblem(problems.find((known) => known === wrong) ?? null);
		if (!grade.success || !feedback.success) return;
		const given = { grade: grade.data, feedback: feedback.data, seen };
		const instead = refused ? { instead: refused.id } : {};
		let entry = "";
		await commit(
			async () => {
				entry = await gradeSubmission({ submission, assignment, course, student, ...given, ...instead });
				return true;
			},
			() => onGraded({ item, ...given, entry }),
		);
	};
	const catchUp = useEffectEvent(() => {
		if (early) write({});
		if (pressed) void submit();
	});
	// Before the next key, which finds its grade complete.
	useLayoutEffect(() => {
		if (draft.ready) catchUp();
	}, [draft.ready]);
	const [add] = useState(() => adderTo(gradeDraft(submission.id)));
	const leave = useEffectEvent(() => {
		const added = (text: string) => {
			const before = gradeFrom(text);
			return draftOf({ ...((text === "" && kept) || before), ...early?.change }, before.seen ?? seen);
		};
		// A form that goes has no place to say that the phone could not save it.
		if (early) add(added).catch(() => undefined);
	});
	useEffect(() => () => leave(), []);
	return {
		values,
		write,
		submit,
		discard: () => draft.discard(t("grading.discarded")),
		problem,
		outcome,
		draft,
		/** Text was typed here that is not in the outbox yet. */
		writing: early !== null || (touched && draft.text !== "" && outcome !== "committing" && outcome !== "done"),
		/** The answer the grade was begun for, when the student has changed it since. */
		begunWith: changed ? seen : null,
		/** The teacher has read the new answer; the grade is for that one. */
		takeNew: () => write({}, submission.text_body),
	};
}
