// The status of a student's submission, in one word.
import type { Student } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { type TimingWord, timingOf, withoutAnswer, wordOf } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";

export type SubmissionStatus = {
	/** The word as a list says it. */
	says: string;
	/** Null when there is nothing to remark. */
	word: TimingWord | null;
};

export function useSubmissionStatus(): (student: Student) => SubmissionStatus {
	const t = useWords();
	const now = useCentreNow();
	return ({ submission, optional, due_at }) => {
		if (optional && !submission) return { word: null, says: t("page.timing.before") };
		const timing = submission ? timingOf(submission, due_at) : withoutAnswer(due_at, now);
		const word = wordOf(timing);
		if (word) return { word, says: t(`timing.${word}`) };
		return { word, says: t(`page.timing.${timing === "on-time" || timing === "no-due-date" ? timing : "not-yet"}`) };
	};
}
