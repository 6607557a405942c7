import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { AnswerActions } from "./AnswerActions.tsx";
import { AnswerState } from "./AnswerState.tsx";
import { SubmittedAt } from "./SubmittedAt.tsx";
import classes from "./SubmittedCard.module.css";
import { SubmittedFeedback } from "./SubmittedFeedback.tsx";

type SubmissionAfterProps = { item: SubmittedAssignment; onChange: (() => void) | null };

// Below the answer, or beside it on a wide screen: the feedback, where the answer is, and when it was handed in.
export function SubmissionAfter({ item, onChange }: SubmissionAfterProps) {
	return (
		<div className={classes.after}>
			<SubmittedFeedback item={item} />
			<AnswerState submission={item.submission} onChange={onChange} />
			<SubmittedAt item={item} />
			{onChange ? <AnswerActions item={item} onChange={onChange} /> : null}
		</div>
	);
}
