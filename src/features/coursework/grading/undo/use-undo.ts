// The grade that was given last, and the way back from it. While nobody tried to send it, it goes back into its fields as it
// was; one that the server may have is changed, in place of the next answer.
import { useRef, useState } from "react";
import { gradeToDraft } from "#features/coursework/commands.ts";
import { serializeGradeDraft } from "#features/coursework/grading/grade-draft.ts";
import { type Given, type GradingItem, useWithdrawable } from "#features/coursework/grading/queries.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";

type Ways = {
	/** The grade of this answer is being taken back: it comes in front. */
	onBegin: (item: GradingItem) => void;
	/** It did not. */
	onNothing: () => void;
	/** Its grade is a draft again. */
	onBack: (item: GradingItem) => void;
};

export function useUndo({ onBegin, onNothing, onBack }: Ways) {
	const [given, setGiven] = useState<Given | null>(null);
	const [correcting, setCorrecting] = useState<GradingItem | null>(null);
	const state = useWithdrawable(given);
	/** Pressed again before the first press was carried out, it would find nothing to take back. */
	const taking = useRef(false);
	const takeBack = async ({ item, grade, typed, seen, entry }: Given) => {
		if (taking.current) return;
		taking.current = true;
		onBegin(item);
		try {
			if (await gradeToDraft(entry, item.submission.id, serializeGradeDraft(typed, seen))) {
				onBack(item);
				setGiven(null);
			} else if (grade === null) onNothing();
			else setCorrecting(item);
		} catch (error) {
			onNothing();
			throw error;
		} finally {
			taking.current = false;
		}
	};
	return {
		/** Null when the grade was refused or taken back: it is in the queue again. And while it is changed. */
		given: state === "gone" || correcting ? null : given,
		note: setGiven,
		undo:
			given && !correcting && state !== "gone" && (state !== "sent" || given.grade !== null)
				? () => orSayNotSaved(takeBack(given))
				: null,
		/** The answer whose grade is being changed, in place of the next one. */
		correcting,
		/** Who goes on to another answer finds what was typed here again. */
		leave: () => setCorrecting(null),
		/** @param grade what it was changed to; null where it stays as it was given */
		corrected: (item: GradingItem, grade: number | null) => {
			setCorrecting((now) => (now === item ? null : now));
			if (grade !== null) setGiven((now) => (now?.item === item ? { ...now, grade, changed: true } : now));
		},
	};
}
