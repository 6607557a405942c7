import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { Portrait } from "#ui/art/Person.tsx";
import { longMoment } from "#ui/dates.ts";
import { FeedbackNote } from "#ui/feedback/FeedbackNote.tsx";
import { type Submission, triesOf } from "./tries.ts";

// That an answer was given back, when, and what its teacher said.
export function ReturnedNote({ submission }: { submission: Submission }) {
	const t = useWords();
	const lang = useLanguage();
	const [last] = triesOf(submission);
	if (!last) return null;
	const teacher = t("submitted.teacher");
	return (
		<FeedbackNote
			title={t("tries.note")}
			portrait={<Portrait of={last.returned_by ?? teacher} called={teacher} kind="teacher" size={30} />}
			person={longMoment(last.returned_at, lang)}
			text={last.comment}
		/>
	);
}
