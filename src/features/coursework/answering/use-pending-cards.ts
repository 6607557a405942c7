// The assignments a student has to answer. One that leaves the list while text is being typed into it (answered on
// another device, or deleted) stays until the student decides about the text.
import { useCallback, useState } from "react";
import { byDue, type PendingAssignment } from "#features/coursework/queries.ts";

/** @param pending what waits for an answer, as far as it is known */
export function usePendingCards(pending: PendingAssignment[] | undefined) {
	const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
	const [shown, setShown] = useState<PendingAssignment[]>([]);
	const waiting = new Set(pending?.map(({ assignment }) => assignment.id));
	const held = shown.filter(({ assignment: { id } }) => writing.has(id) && !waiting.has(id));
	const next = pending ? [...pending, ...held].sort(byDue) : shown;
	if (next.length !== shown.length || next.some((card, at) => card !== shown[at])) setShown(next);
	/** Called by a card when typing into it begins, and when its text was committed or discarded. */
	const note = useCallback((id: string, now: boolean) => {
		setWriting((before) => {
			if (before.has(id) === now) return before;
			const after = new Set(before);
			if (now) after.add(id);
			else after.delete(id);
			return after;
		});
	}, []);
	return { cards: next, isHeld: (id: string) => !waiting.has(id), isWriting: (id: string) => writing.has(id), note };
}
