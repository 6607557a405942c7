import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAsked } from "./use-asked.ts";

export type Page<Row> = { page: number; pages: number; total: number; items: Row[] };
export type Paged<Row extends { id: string }> = ReturnType<typeof usePaged<Row>>;

const pause = 250;

/**
 * A list of the server's, searched and paged there. What is typed is asked for when the typing pauses.
 * @param ask fetches one page of what a search finds
 */
export function usePaged<Row extends { id: string }>(
	ask: (search: string, page: number) => Promise<Page<Row>>,
	wanted: boolean,
) {
	const [typed, setTyped] = useState("");
	const [{ search, page }, setQuestion] = useState({ search: "", page: 1 });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** What stands above the rows, and takes the focus when they change. */
	const above = useRef<HTMLDivElement>(null);
	const rows = useRef<HTMLDivElement>(null);
	const asked = useAsked(`${page} ${search}`, () => ask(search, page), wanted);
	const { value, amend, again } = asked;
	// The last row of the last page may be gone.
	const last = value && value.pages > 0 && value.page > value.pages ? value.pages : null;
	useEffect(() => {
		if (last !== null) setQuestion((before) => ({ ...before, page: last }));
	}, [last]);
	const find = (text: string, wait: number) => {
		setTyped(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setQuestion({ search: text.trim(), page: 1 }), wait);
	};
	return {
		...asked,
		typed,
		search,
		above,
		rows,
		type: (text: string) => find(text, pause),
		showAll: () => find("", 0),
		go: (to: number) => {
			setQuestion({ search, page: to });
			above.current?.focus();
		},
		/** Takes a row out that is known to be gone, and the focus to the one that takes its place. */
		without: (id: string) => {
			if (value) {
				const at = value.items.findIndex((row) => row.id === id);
				const items = value.items.filter((row) => row.id !== id);
				flushSync(() => amend({ ...value, items, total: value.total - 1 }));
				land(rows.current, at, above.current);
			}
			again();
		},
	};
}

/**
 * To the row that took the place of one, else to what is above the rows; unless the person is somewhere else by now. To
 * the row and not into it: an Enter held too long must not do to the next one what was done to the last.
 */
function land(list: HTMLElement | null, at: number, above: HTMLElement | null): void {
	if (document.activeElement && document.activeElement !== document.body) return;
	const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
	(rows[Math.min(at, rows.length - 1)] ?? above)?.focus();
}
