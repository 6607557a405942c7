// Which answer lies in front of the teacher. It is named by its id, never by its place in the queue, and it stays in
// front while words typed here stand in its form, whatever a pull says about it: keys meant for one student must not
// end up in the next one's grade.
import { useCallback, useState } from "react";
import type { GradingItem } from "./grading-queries.ts";

type Front = {
	item: GradingItem | null;
	index: number;
	/** What the queue was narrowed to when it came in front. */
	wish: string;
	/** Whether the pen goes to the grade field. Only a press of the teacher moves it. */
	focus: boolean;
	/** Graded here; the next one comes as soon as this one has left. */
	graded: boolean;
	/** It has left the queue with words in its form, and stays until the teacher goes on. */
	held: boolean;
};

const first: Front = { item: null, index: 0, wish: "", focus: false, graded: false, held: false };

/**
 * The answer in front and what moves it.
 * @param wish what the queue is narrowed to; another wish begins with the first answer it leaves
 * @param opened the answer that was asked for by name
 */
export function useFront(items: GradingItem[], wish: string, opened: string) {
	const begin = (): Front | null => {
		const item = items.find(({ submission }) => submission.id === opened);
		return item ? { ...first, item, wish, focus: true } : null;
	};
	const [front, setFront] = useState(() => begin() ?? first);
	const [asked, setAsked] = useState(opened);
	if (asked !== opened) setAsked(opened);
	const now = (asked === opened ? null : begin()) ?? front;
	const [writing, setWriting] = useState(false);
	const next = following({ ...now, index: now.wish === wish ? now.index : 0 }, items, writing);
	// Pinned while drawing, so that no drawing ever shows one answer and means another.
	if (
		now !== front ||
		next.item !== front.item ||
		next.index !== front.index ||
		next.held !== front.held ||
		front.wish !== wish
	) {
		setFront({ ...next, wish });
	}

	const show = useCallback(
		(item: GradingItem | undefined) => {
			if (item) setFront({ ...first, item, index: items.indexOf(item), wish, focus: true });
		},
		[items, wish],
	);
	return {
		...next,
		setWriting,
		choose: useCallback((id: string) => show(items.find(({ submission }) => submission.id === id)), [items, show]),
		/** So many places on, round and round; one that was held is left behind. */
		go: (step: number) => {
			if (items.length === 0) return setFront({ ...first, wish });
			const from = next.held && step > 0 ? next.index - 1 : next.index;
			show(items[(from + step + items.length) % items.length]);
		},
		/** The phone has the grade of this answer. */
		graded: (id: string) =>
			setFront((now) => (now.item?.submission.id === id ? { ...now, graded: true } : { ...now, focus: true })),
	};
}

function following(front: Front, items: GradingItem[], writing: boolean): Front {
	const at = items.findIndex(({ submission }) => submission.id === front.item?.submission.id);
	const found = items[at];
	if (found) return { ...front, item: found, index: at, held: false };
	if (front.item && (writing || front.held)) return { ...front, held: true };
	const index = Math.max(0, Math.min(front.index, items.length - 1));
	return { ...first, item: items[index] ?? null, index, focus: front.graded };
}
