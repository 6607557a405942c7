// The people who wait for approval, those of them who were approved here, and what moves them from the ones to the others.
import { useState } from "react";
import { flushSync } from "react-dom";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { withdrawUndone } from "./carry-out.ts";
import type { People, Person } from "./queries.ts";

export type Approved = Person & { /** Its place in the list that is shown. */ place: number };

/** @param onChange called when somebody is no longer among those who wait, or may be none of them any more */
export function useApprovals(people: People, onChange: () => void) {
	const { approved, approve, undone, forget } = useApproved(people);
	/** Who was approved last and is to wait again: comes back into the list only with the next answer. */
	const [back, setBack] = useState("");
	const isApproved = ({ id }: Person) => approved.some((one) => one.id === id);
	const left = (person: Person) => {
		people.without(person.id);
		onChange();
	};
	const unclear = () => {
		people.again();
		onChange();
	};
	return {
		approved,
		waiting: (people.value?.items ?? []).filter((person) => !isApproved(person)),
		isApproved,
		isBack: ({ id }: Person) => id === back,
		/** The person waits no longer, and is not shown. */
		left,
		/** Nobody knows what came of it: the list is asked for again. */
		unclear,
		onApproved: (person: Person) => {
			approve([person]);
			left(person);
		},
		onUndone: (person: Person) => {
			undone([person]);
			setBack(person.id);
			unclear();
		},
		onSeveralApproved: approve,
		// The note with the way back goes, with the focus in it.
		onSeveralUndone: (those: Person[]) => {
			flushSync(() => undone(those));
			if (isFocusLost()) people.above.current?.focus();
		},
		/** Shows the list as it is now: whoever was approved goes. */
		showNew: () => {
			forget();
			people.again();
		},
	};
}

/** Who was approved here stays in place until another list is asked for. */
function useApproved({ value }: People) {
	const [kept, setKept] = useState<{ page: number; people: Approved[] }>({ page: 1, people: [] });
	const page = value?.page ?? 1;
	const approved = kept.page === page ? kept.people : [];
	// What was kept by then may be more than what was drawn when a change began.
	const change = (to: (now: Approved[]) => Approved[]) =>
		setKept((now) => ({ page, people: to(now.page === page ? now.people : []) }));
	return {
		approved,
		approve: (more: Person[]) => {
			withdrawUndone([...approved, ...more]);
			change((now) => {
				const shown = withApproved(value?.items ?? [], now);
				const placed = more.map((person) => ({ ...person, place: shown.findIndex(({ id }) => id === person.id) }));
				return [...now, ...placed];
			});
		},
		undone: (back: Person[]) => change((now) => now.filter(({ id }) => back.every((one) => one.id !== id))),
		forget: () => change(() => []),
	};
}

/** The list as it was, with everybody in the same place. */
export function withApproved(waiting: Person[], approved: Approved[]): Person[] {
	const shown = waiting.filter(({ id }) => approved.every((one) => one.id !== id));
	for (const one of [...approved].sort((a, b) => a.place - b.place)) shown.splice(one.place, 0, one);
	return shown;
}
