import { useState } from "react";
import type { People, Person } from "./queries.ts";

export type Approved = Person & { /** Its place in the list that is shown. */ place: number };

/** Who was approved here stays in place until another list is asked for. */
export function useApproved({ value }: People) {
	const [kept, setKept] = useState<{ page: number; people: Approved[] }>({ page: 1, people: [] });
	const page = value?.page ?? 1;
	const approved = kept.page === page ? kept.people : [];
	// What was kept by then may be more than what was drawn when a change began.
	const change = (to: (now: Approved[]) => Approved[]) =>
		setKept((now) => ({ page, people: to(now.page === page ? now.people : []) }));
	return {
		approved,
		approve: (more: Person[]) =>
			change((now) => {
				const shown = withApproved(value?.items ?? [], now);
				const placed = more.map((person) => ({ ...person, place: shown.findIndex(({ id }) => id === person.id) }));
				return [...now, ...placed];
			}),
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
