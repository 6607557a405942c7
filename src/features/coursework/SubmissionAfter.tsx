import { useLanguage } from "#i18n/i18n.ts";
import { longMoment } from "#ui/dates.ts";
import { FeedbackNote } from "#ui/FeedbackNote.tsx";
import { Portrait } from "#ui/Person.tsx";
import { AnswerActions } from "./AnswerActions.tsx";
import { AnswerState } from "./AnswerState.tsx";
import type { SubmittedAssignment } from "./queries.ts";
import classes from "./SubmittedSheet.module.css";
import { timingOf } from "./timing.ts";
import { useWords } from "./words.ts";

type SubmissionAfterProps = { item: SubmittedAssignment; onChange: (() => void) | null };

// What stands below (on a desk: beside) the answer: the teacher's words, where the answer is, when it was handed in.
export function SubmissionAfter({ item, onChange }: SubmissionAfterProps) {
	const t = useWords();
	const { submission } = item;
	const grader = item.grader || t("submitted.teacher");
	return (
		<div className={classes.after}>
			{submission.grade !== null && submission.feedback ? (
				<FeedbackNote
					title={t("submitted.feedback")}
					portrait={<Portrait of={submission.graded_by ?? grader} called={grader} kind="teacher" size={30} />}
					person={grader}
					text={submission.feedback}
				/>
			) : null}
			<AnswerState submission={submission} onChange={onChange} />
			<SubmittedAt item={item} />
			{onChange ? <AnswerActions item={item} onChange={onChange} /> : null}
		</div>
	);
}

// "Submitted November 12, 2026, 4:18 PM", and in words whether that was in time.
export function SubmittedAt({ item: { submission, assignment, grader } }: { item: SubmittedAssignment }) {
	const t = useWords();
	const lang = useLanguage();
	const timing = timingOf(submission, assignment?.due_at ?? null);
	const worthSaying = timing === "late" || timing === "sent-later" || timing === "clock-unsure";
	return (
		<p className={classes.meta}>
			<time dateTime={submission.submitted_at}>
				{t("submitted.at", { when: longMoment(submission.submitted_at, lang) })}
			</time>
			{worthSaying ? (
				<span className={timing === "late" ? `${classes.timing} ${classes.late}` : classes.timing}>
					{t(`timing.${timing}`)}
				</span>
			) : null}
			{submission.grade !== null && !submission.feedback && grader ? (
				<span>{t("submitted.noFeedback", { name: grader })}</span>
			) : null}
		</p>
	);
}
