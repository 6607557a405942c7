// One stop for Tab in the whole table; the arrow keys lead from cell to cell. Else the way past forty columns of a class
// would be thousands of presses long.
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";

/** A cell of the table: line -1 has the names of the assignments, column -1 those of the students. */
export type Cell = { line: number; column: number };

const steps: Record<string, Cell> = {
	ArrowUp: { line: -1, column: 0 },
	ArrowDown: { line: 1, column: 0 },
	ArrowLeft: { line: 0, column: -1 },
	ArrowRight: { line: 0, column: 1 },
	Home: { line: 0, column: Number.NEGATIVE_INFINITY },
	End: { line: 0, column: Number.POSITIVE_INFINITY },
	PageUp: { line: -10, column: 0 },
	PageDown: { line: 10, column: 0 },
};

const named = ({ line, column }: Cell): string => `${line} ${column}`;

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * @param table how many lines and columns there are, which line is drawn first, and what draws a line
 * @returns `stop`, where Tab leads, and what the table listens with
 */
export function useCellKeys(table: {
	lines: number;
	columns: number;
	from: number;
	to: number;
	reach: (line: number) => void;
}) {
	const { lines, columns, from, to, reach } = table;
	const [at, setAt] = useState<Cell>({ line: 0, column: -1 });
	const drawn = at.line === -1 || (at.line >= from && at.line < to);
	const stop = { line: drawn ? at.line : from, column: within(-1, at.column, columns - 1) };
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const step = steps[event.key];
		const here = cellOf(event.target);
		if (!step || !here || event.altKey || event.metaKey) return;
		// To the first or the last cell of all; with other keys Ctrl is the browser's.
		const whole = event.ctrlKey && /^(Home|End)$/.test(event.key);
		if (event.ctrlKey && !whole) return;
		event.preventDefault();
		const line = within(-1, here.line + (whole ? step.column : step.line), lines - 1);
		// The corner has nothing to press.
		const column = within(line === -1 ? 0 : -1, here.column + step.column, columns - 1);
		const next = { line, column };
		const { currentTarget } = event;
		flushSync(() => {
			if (line >= 0) reach(line);
			setAt(next);
		});
		currentTarget.querySelector<HTMLElement>(`[data-at="${named(next)}"]`)?.focus();
	};
	const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
		const here = cellOf(target);
		if (here && named(here) !== named(at)) setAt(here);
	};
	return { stop, onKeyDown, onFocus };
}

function cellOf(target: EventTarget): Cell | null {
	const [line, column] = (target instanceof HTMLElement ? (target.dataset.at ?? "") : "").split(" ").map(Number);
	return line === undefined || column === undefined || Number.isNaN(column) ? null : { line, column };
}

/** In which column of a line Tab leads to it; null for no line but one. */
export const stopIn = (line: number, stop: Cell): number | null => (stop.line === line ? stop.column : null);

/** What marks a button as a cell of the table. @param stop of its line */
export const cellAt = (line: number, column: number, stop: number | null) => ({
	"data-at": named({ line, column }),
	tabIndex: stop === column ? 0 : -1,
});
