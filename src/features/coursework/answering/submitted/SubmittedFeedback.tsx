import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { FeedbackNote } from "#ui/feedback/FeedbackNote.tsx";
import { SubmittedChange } from "./SubmittedChange.tsx";

// What the teacher wrote back, and whether it is not the first time.
export function SubmittedFeedback({ item }: { item: SubmittedAssignment }) {
	const t = useWords();
	const { submission } = item;
	const grader = item.grader || t("submitted.teacher");
	return (
		<>
			{submission.grade !== null && submission.feedback ? (
				<FeedbackNote
					title={t("submitted.feedback")}
					portrait={<Portrait of={submission.graded_by ?? grader} called={grader} kind="teacher" size={30} />}
					person={grader}
					text={submission.feedback}
				/>
			) : null}
			<SubmittedChange item={item} />
		</>
	);
}
