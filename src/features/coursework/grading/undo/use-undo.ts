// The grade that was given last, and the way back from it. While nobody tried to send it, it goes back into its fields as it
// was; one that the server may have is changed, in place of the next answer.
import { useState } from "react";
import { gradeToDraft } from "#features/coursework/commands.ts";
import { serializeGradeDraft } from "#features/coursework/grading/grade-draft.ts";
import { type Given, type GradingItem, useWithdrawable } from "#features/coursework/grading/queries.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";

/** @param onBack called with the answer whose grade was taken back */
export function useUndo(onBack: (item: GradingItem) => void) {
	const [given, setGiven] = useState<Given | null>(null);
	const [correcting, setCorrecting] = useState<GradingItem | null>(null);
	const state = useWithdrawable(given);
	const undo = async ({ item, grade, typed, seen, entry }: Given) => {
		const draft = serializeGradeDraft(typed, seen);
		if (await gradeToDraft(entry, item.submission.id, draft)) {
			onBack(item);
			setGiven(null);
		} else if (grade !== null) setCorrecting(item);
	};
	return {
		/** Null when the grade was refused or taken back: it is in the queue again. And while it is changed. */
		given: state === "gone" || correcting ? null : given,
		note: setGiven,
		undo:
			given && !correcting && state !== "gone" && (state !== "sent" || given.grade !== null)
				? () => orSayNotSaved(undo(given))
				: null,
		/** The answer whose grade is being changed, in place of the next one. */
		correcting,
		/** Who goes on to another answer finds what was typed here again. */
		leave: () => setCorrecting(null),
		/** @param changed false where the grade stays as it was given: the way back from it stays, too */
		corrected: (item: GradingItem, changed: boolean) => {
			setCorrecting((now) => (now === item ? null : now));
			if (changed) setGiven((now) => (now?.item === item ? null : now));
		},
	};
}
