// Which answer the teacher is grading. It is identified by its id and not by its place in the queue, and it stays
// selected while text typed here is in its form, whatever a pull brings: keys meant for one student must not end up in
// the next one's grade.
import { useCallback, useState } from "react";
import type { GradingItem } from "./queries.ts";

type Selection = {
	item: GradingItem | null;
	index: number;
	/** How the queue was filtered when it was selected. */
	filter: string;
	/** Whether the grade field takes the focus. Only a press of the teacher moves it. */
	focus: boolean;
	/** It was graded here; the next one is selected as soon as this one has left the queue. */
	graded: boolean;
	/** It has left the queue with text in its form, and stays until the teacher goes on. */
	held: boolean;
};

const first: Selection = { item: null, index: 0, filter: "", focus: false, graded: false, held: false };

/**
 * The selected answer, and what changes the selection.
 * @param filter how the queue is filtered; another filter starts with the first answer it shows
 * @param opened the id of an answer that the address names, "" for none
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
	const [awaited, setAwaited] = useState("");
	const next = following({ ...now, index: now.filter === filter ? now.index : 0 }, items, writing);
	// Set while rendering, so that no render shows one answer and acts on another.
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
	const back = awaited === "" ? undefined : items.find(({ submission }) => submission.id === awaited);
	if (back) {
		setAwaited("");
		show(back);
	}
	return {
		...next,
		setWriting,
		/** Selects an answer as soon as it is in the queue. */
		await: setAwaited,
		choose: useCallback((id: string) => show(items.find(({ submission }) => submission.id === id)), [items, show]),
		/** Moves so many places on, past the end to the beginning; it leaves a held answer. */
		go: (step: number) => {
			if (items.length === 0) return setSelected({ ...first, filter });
			if (next.held && step > 0) return show(items[placeAfter(next, items)]);
			show(items[(next.index + step + items.length) % items.length]);
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
	const index = placeAfter(selected, items);
	return { ...first, item: items[index] ?? null, index, focus: selected.graded };
}

/**
 * The place of what comes after an answer that has left the queue: a later one to the same assignment, else an earlier one,
 * so that one question is graded through; else whatever stands in its place now.
 */
function placeAfter({ item, index }: Selection, items: GradingItem[]): number {
	const mates = items.filter(({ assignment }) => assignment.id === item?.assignment.id);
	const handedIn = item?.submission.submitted_at ?? "";
	const mate = mates.find(({ submission }) => submission.submitted_at >= handedIn) ?? mates[0];
	return mate ? items.indexOf(mate) : Math.max(0, Math.min(index, items.length - 1));
}
