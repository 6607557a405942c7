// The status of a student's submission, in one word.
import type { AssignmentDetail, Student } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { stateOf } from "#features/coursework/gradebook/item-state.ts";
import type { TimingWord } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";

export type SubmissionStatus = {
	/** The word as a list says it. */
	says: string;
	/** Null when there is nothing to remark. */
	word: TimingWord | null;
};

/** What is said of each student of an assignment. */
export function useSubmissionStatus({ assignment, course }: AssignmentDetail): (student: Student) => SubmissionStatus {
	const t = useWords();
	const now = useCentreNow();
	return ({ submission, optional, due_at }) => {
		const { kind, word } = stateOf({ assignment, course, submission, optional, due_at }, now);
		if (kind === "returned") return { word: null, says: t("page.timing.returned") };
		if (word) return { word, says: t(`timing.${word}`) };
		if (submission) return { word, says: t(`page.timing.${due_at === null ? "no-due-date" : "on-time"}`) };
		return {
			word,
			says: t(`page.timing.${kind === "optional" || kind === "closed" || kind === "scheduled" ? kind : "not-yet"}`),
		};
	};
}
