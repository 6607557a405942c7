import { FeedbackNote } from "#ui/FeedbackNote.tsx";
import { Portrait } from "#ui/Person.tsx";
import { AnswerActions } from "./AnswerActions.tsx";
import { AnswerState } from "./AnswerState.tsx";
import type { SubmittedAssignment } from "./queries.ts";
import { SubmittedAt } from "./SubmittedAt.tsx";
import { SubmittedChange } from "./SubmittedChange.tsx";
import classes from "./SubmittedSheet.module.css";
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
			<SubmittedChange item={item} />
			<AnswerState submission={submission} onChange={onChange} />
			<SubmittedAt item={item} />
			{onChange ? <AnswerActions item={item} onChange={onChange} /> : null}
		</div>
	);
}
