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

/** To the row that stands where one was, else to what is above the list; unless the person is somewhere else by now. */
function land(list: HTMLElement | null, at: number, above: HTMLElement | null): void {
	if (document.activeElement && document.activeElement !== document.body) return;
	const row = [...(list?.querySelectorAll("[data-row]") ?? [])].at(Math.max(at, 0));
	(row?.querySelector<HTMLElement>("button:enabled, a[href]") ?? above)?.focus();
}
