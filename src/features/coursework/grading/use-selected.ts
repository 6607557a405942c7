// Which answer lies in front of the teacher. It is named by its id, never by its place in the queue, and it stays in
// front while words typed here stand in its form, whatever a pull says about it: keys meant for one student must not
// end up in the next one's grade.
import { useCallback, useState } from "react";
import type { GradingItem } from "./queries.ts";

type Selection = {
	item: GradingItem | null;
	index: number;
	/** What the queue was narrowed to when it came in front. */
	filter: string;
	/** Whether the pen goes to the grade field. Only a press of the teacher moves it. */
	focus: boolean;
	/** Graded here; the next one comes as soon as this one has left. */
	graded: boolean;
	/** It has left the queue with words in its form, and stays until the teacher goes on. */
	held: boolean;
};

const first: Selection = { item: null, index: 0, filter: "", focus: false, graded: false, held: false };

/**
 * The answer in front and what moves it.
 * @param wish what the queue is narrowed to; another wish begins with the first answer it leaves
 * @param opened the answer that was asked for by name
 */
export function useSelected(items: GradingItem[], filter: string, opened: string) {
	const begin = (): Selection | null => {
		const item = items.find(({ submission }) => submission.id === opened);
		return item ? { ...first, item, filter, focus: true } : null;
	};
	const [selected, setSelected] = useState(() => begin() ?? first);
	const [asked, setAsked] = useState(opened);
	if (asked !== opened) setAsked(opened);
	const now = (asked === opened ? null : begin()) ?? selected;
	const [writing, setWriting] = useState(false);
	const next = following({ ...now, index: now.filter === filter ? now.index : 0 }, items, writing);
	// Pinned while drawing, so that no drawing ever shows one answer and means another.
	if (
		now !== selected ||
		next.item !== selected.item ||
		next.index !== selected.index ||
		next.held !== selected.held ||
		selected.filter !== filter
	) {
		setSelected({ ...next, filter });
	}

	const show = useCallback(
		(item: GradingItem | undefined) => {
			if (item) setSelected({ ...first, item, index: items.indexOf(item), filter, focus: true });
		},
		[items, filter],
	);
	return {
		...next,
		setWriting,
		choose: useCallback((id: string) => show(items.find(({ submission }) => submission.id === id)), [items, show]),
		/** So many places on, round and round; one that was held is left behind. */
		go: (step: number) => {
			if (items.length === 0) return setSelected({ ...first, filter });
			const from = next.held && step > 0 ? next.index - 1 : next.index;
			show(items[(from + step + items.length) % items.length]);
		},
		/** The phone has the grade of this answer. */
		graded: (id: string) =>
			setSelected((now) => (now.item?.submission.id === id ? { ...now, graded: true } : { ...now, focus: true })),
	};
}

function following(selected: Selection, items: GradingItem[], writing: boolean): Selection {
	const at = items.findIndex(({ submission }) => submission.id === selected.item?.submission.id);
	const found = items[at];
	if (found) return { ...selected, item: found, index: at, held: false };
	if (selected.item && (writing || selected.held)) return { ...selected, held: true };
	const index = Math.max(0, Math.min(selected.index, items.length - 1));
	return { ...first, item: items[index] ?? null, index, focus: selected.graded };
}
