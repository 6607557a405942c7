// State of a grade being given: the fields with their draft, their errors, the result of saving, and whether the answer is
// still the one that was shown when the teacher began.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { gradeDraft, gradeSubmission } from "#features/coursework/commands.ts";
import { commentSchema, feedbackSchema, gradeSchema, stepOf } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { returnAnswer } from "#features/coursework/tries/commands.ts";
import { useCommitting } from "#features/drafting/use-committing.ts";
import { useDrafted } from "#features/drafting/use-drafted.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { adderTo } from "#local/save-draft.ts";
import { pointsText } from "#ui/points.ts";
import { type GradeDraft, parseGradeDraft, serializeGradeDraft } from "./grade-draft.ts";
import type { Given, GradingItem } from "./queries.ts";

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
	const lang = useLanguage();
	const { submission, assignment, course, student, refused } = item;
	const draft = useDrafted(gradeDraft(submission.id));
	const [problem, setProblem] = useState<Problem | null>(null);
	const [touched, setTouched] = useState(false);
	// Typed and pressed before the draft was read: shown at once, and done as soon as the draft is there.
	const [early, setEarly] = useState<{ change: Partial<GradeDraft>; forWords: string | undefined } | null>(null);
	const [pressed, setPressed] = useState<"submit" | "give back" | null>(null);
	// A refused grade names the text it was given for; any other was begun for the text shown then.
	const [first] = useState(refused?.about.seen ?? submission.text_body);
	const kept = refused ? wordsOf(refused, lang) : null;
	const stored = parseGradeDraft(draft.text);
	const untouched = !touched && draft.text === "" ? kept : null;
	const values = { ...(untouched ?? stored), ...early?.change };
	const empty = values.grade === "" && values.feedback === "";
	// Nothing was typed yet: the teacher reads the answer that is shown now.
	const begun = empty ? submission.text_body : ((untouched ? null : stored.seen) ?? first);
	const seen = early?.forWords ?? begun;
	const changed = seen !== submission.text_body;
	const { outcome, commit } = useCommitting({
		draft,
		restore: () => draft.write(serializeGradeDraft(values, seen)),
		failure: t("grading.fallback"),
	});

	// What is pressed once it is submitted is not meant for it: the next answer is not drawn yet.
	const submitted = outcome === "committing" || outcome === "done";

	const write = (change: Partial<GradeDraft>, forWords?: string) => {
		if (submitted) return;
		setProblem(null);
		if (!draft.ready) {
			return setEarly((before) => ({
				change: { ...before?.change, ...change },
				forWords: forWords ?? before?.forWords,
			}));
		}
		setTouched(true);
		setEarly(null);
		draft.write(serializeGradeDraft({ ...values, ...change }, forWords ?? early?.forWords ?? seen));
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
		if (early) write({});
		if (pressed === "submit") void submit();
		if (pressed === "give back") void giveBack();
	});
	// Before the next key, which finds its grade complete.
	useLayoutEffect(() => {
		if (draft.ready) catchUp();
	}, [draft.ready]);
	const [add] = useState(() => adderTo(gradeDraft(submission.id)));
	const leave = useEffectEvent(() => {
		const added = (text: string) => {
			const before = parseGradeDraft(text);
			return serializeGradeDraft({ ...((text === "" && kept) || before), ...early?.change }, before.seen ?? seen);
		};
		// A form that goes has no place to say that the phone could not save it.
		if (early) add(added).catch(() => undefined);
	});
	useEffect(() => () => leave(), []);
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
		writing: early !== null || (touched && draft.text !== "" && !submitted),
		/** The answer the grade was begun for, when the student has changed it since. */
		begunWith: changed ? seen : null,
		/** The teacher has read the new answer; the grade is for that one. */
		takeNew: () => write({}, submission.text_body),
	};
}

const problemOf = (error: { issues: { message: string }[] } | undefined): Problem | null =>
	problems.find((known) => known === error?.issues[0]?.message) ?? null;

/** What stood in the fields of what was refused. */
const wordsOf = ({ kind, body }: NonNullable<GradingItem["refused"]>, lang: Language): GradeDraft =>
	kind === "returnAnswer"
		? { grade: "", feedback: body.comment }
		: { grade: pointsText(body.grade, lang), feedback: body.feedback };
