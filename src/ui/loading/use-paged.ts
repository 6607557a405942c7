import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { useRemote } from "./use-remote.ts";

export type Page<Row> = { page: number; pages: number; total: number; items: Row[] };
/** `movedUp`: "Next" came to the same page, because others have moved up onto it. */
type Found<Row> = Page<Row> & { search: string; movedUp: boolean };
export type Paged<Row extends { id: string }> = ReturnType<typeof usePaged<Row>>;

const pause = 250;

/**
 * A list that the server searches and pages. A search is sent when the typing pauses.
 * @param list names it among the lists
 * @param ask fetches one page of what a search finds
 * @param sought what is searched for at the beginning
 */
export function usePaged<Row extends { id: string }>(
	list: string,
	ask: (search: string, page: number) => Promise<Page<Row>>,
	wanted: boolean,
	sought = "",
) {
	const [typed, setTyped] = useState(sought);
	// What was searched for is searched for in another list, too; its pages are others.
	const [search, setSearch] = useState(sought);
	/** The page to ask for, and the one that was left for it after something on it was changed. */
	const place = useRef<{ list: string; page: number; left?: Found<Row> | null }>({ list, page: 1 });
	/** What is shown is another object as soon as something on it was changed. */
	const answered = useRef<Found<Row>>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	/** The element above the rows, which takes the focus when they change. */
	const above = useRef<HTMLDivElement>(null);
	const rows = useRef<HTMLDivElement>(null);
	const pageThatIs = async () => {
		const at = place.current.list === list ? place.current : { list, page: 1 };
		const { page, left } = at;
		// What was changed may stand further back now, and the first rows of the next page at the end of this one.
		const same = left && (await ask(search, left.page));
		const end = same?.items.at(-1);
		const movedUp = end !== undefined && (left?.items.every(({ id }) => id !== end.id) ?? false);
		const answer = same && movedUp ? same : await ask(search, page);
		// The last row of the last page may be gone: then the page before it is the last.
		const there = answer.page > Math.max(1, answer.pages) ? await ask(search, answer.pages) : answer;
		if (place.current === at) place.current = { list, page: there.page };
		answered.current = { ...there, search, movedUp };
		return answered.current;
	};
	const asked = useRemote([list, search], pageThatIs, wanted);
	const { value, amend, again } = asked;
	const find = (text: string, wait: number) => {
		setTyped(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			place.current = { list, page: 1 };
			setSearch(text.trim());
			again();
		}, wait);
	};
	return {
		...asked,
		/** In the search field: while nobody is asked, what the rows shown were found for. */
		typed: value && asked.state === "stopped" ? value.search : typed,
		/** What the rows shown were found for; what is typed may be asked for only now. */
		search: value?.search ?? "",
		above,
		rows,
		type: (text: string) => find(text, pause),
		showAll: () => find("", 0),
		go: (to: number) => {
			const changed = value !== answered.current;
			place.current = { list, page: to, left: value && changed && to > value.page ? value : null };
			again();
			above.current?.focus();
		},
		/** Takes a row out that is known to be gone, and the focus to the one that takes its place. */
		without: (id: string) => {
			const place = value?.items.findIndex((row) => row.id === id) ?? 0;
			flushSync(() => amend((known) => lessOne(known, id)));
			land(rows.current, place, above.current);
			again();
		},
	};
}

function lessOne<Row extends { id: string }>(known: Found<Row>, id: string): Found<Row> {
	const items = known.items.filter((row) => row.id !== id);
	return { ...known, items, total: known.total - (known.items.length - items.length) };
}

/**
 * Focuses the row that took the place of a removed one, else what is above the rows; not if the focus is elsewhere by
 * now. It focuses the row and not a button in it: an Enter held too long must not do to the next row what it did to the
 * last.
 */
function land(list: HTMLElement | null, at: number, above: HTMLElement | null): void {
	if (!isFocusLost()) return;
	const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
	(rows[Math.min(at, rows.length - 1)] ?? above)?.focus();
}
