import { useNewGrades } from "#features/coursework/answering/queries.ts";
import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { AnswerState } from "./AnswerState.tsx";
import classes from "./ReadAnswer.module.css";
import card from "./SubmittedCard.module.css";
import { Grade, SubmissionAfter } from "./SubmittedCard.tsx";

// An answer beside its task, where nothing can be changed any more.
export function ReadAnswer({ item }: { item: SubmittedAssignment }) {
	const t = useWords();
	const fresh = useNewGrades()?.some(({ submissionId }) => submissionId === item.submission.id) ?? false;
	return (
		<div>
			<div className={`${card.state} ${classes.state}`}>
				<AnswerState item={item} onChange={null} onBack={nothing} />
				<Grade item={item} fresh={fresh} />
			</div>
			<RuledText text={item.submission.text_body} label={t("submitted.answer")} />
			<SubmissionAfter item={item} onChange={null} onBack={nothing} />
		</div>
	);
}

const nothing = () => {};
