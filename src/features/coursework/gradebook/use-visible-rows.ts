// Which rows of a long table are drawn. All rows are of one height and the table is a real one, of which the browser can
// leave out nothing by itself; a library for long lists measures every row, and draws none where there is no layout.
import { type RefObject, useLayoutEffect, useState } from "react";

/** As many rows are drawn at once without leaving out any. */
const few = 40;
/** Rows drawn above and below those in sight. */
const spare = 10;
/** Rows by which the drawn part moves at a time. */
const step = 5;

type VisibleRows = {
	from: number;
	to: number;
	/** Heights of what is left out, in pixels. */
	above: number;
	below: number;
	/** Call it when the table is scrolled. */
	look: () => void;
	/** Scrolls so that this row is drawn and in sight. */
	reach: (row: number) => void;
};

/** @param region what scrolls; its rows are marked `data-row` */
export function useVisibleRows(region: RefObject<HTMLElement | null>, count: number): VisibleRows {
	const [seen, setSeen] = useState({ first: 0, rows: few, height: 0 });
	const look = () => {
		const at = region.current;
		if (!at || count <= few) return;
		const height = at.querySelector<HTMLElement>("[data-row]")?.offsetHeight ?? 0;
		if (height === 0) return;
		const first = Math.floor(at.scrollTop / height / step) * step;
		const rows = Math.ceil(at.clientHeight / height / step) * step;
		if (first !== seen.first || rows !== seen.rows || height !== seen.height) setSeen({ first, rows, height });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once drawn, and when there are more or fewer rows
	useLayoutEffect(() => {
		look();
		window.addEventListener("resize", look);
		return () => window.removeEventListener("resize", look);
	}, [count]);
	const all = count <= few;
	const from = all ? 0 : Math.max(0, Math.min(seen.first, count - seen.rows) - spare);
	const to = all ? count : Math.min(count, from + seen.rows + 2 * spare + step);
	const reach = (row: number) => {
		const at = region.current;
		if (!at || seen.height === 0) return;
		const [top, room] = [row * seen.height, at.clientHeight / 2];
		if (top < at.scrollTop || top > at.scrollTop + room) at.scrollTop = Math.max(0, top - room / 2);
		look();
	};
	return { from, to, above: from * seen.height, below: (count - to) * seen.height, look, reach };
}
