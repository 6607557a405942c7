// How a student stands in an assignment, in one word.
import type { Pupil } from "./assignment-queries.ts";
import { useWords } from "./room-words.ts";
import { type TimingWord, timingOf, withoutAnswer, wordOf } from "./timing.ts";
import { useCentreNow } from "./use-centre-now.ts";

export type Standing = {
	/** The word, as a sentence of a list. */
	says: string;
	/** Null when it is as it should be. */
	word: TimingWord | null;
};

export function useStanding(due_at: string | null): (submission: Pupil["submission"]) => Standing {
	const t = useWords();
	const now = useCentreNow();
	return (submission) => {
		const timing = submission ? timingOf(submission, due_at) : withoutAnswer(due_at, now);
		const word = wordOf(timing);
		if (word) return { word, says: t(`timing.${word}`) };
		return { word, says: t(`room.state.${timing === "on-time" || timing === "no-due-date" ? timing : "not-yet"}`) };
	};
}
