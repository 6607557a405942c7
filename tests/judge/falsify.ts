// The ways to make a history false: one line is left out, changed, added, or comes earlier.
import type { Line } from "./honest.ts";

/** Makes a history false, of which the lines that it needs may be all there are. @throws {Error} when one is missing */
export type Falsify = (history: readonly Line[]) => readonly Line[] | string;

const isLine = (line: Line, wanted: Partial<Line>) =>
	Object.entries(wanted).every(([name, value]) => line[name] === value);

/** The index of the only line with these fields. */
function placeOf(lines: readonly Line[], wanted: Partial<Line>): number {
	const places = lines.flatMap((line, index) => (isLine(line, wanted) ? [index] : []));
	if (places.length !== 1 || places[0] === undefined)
		throw new Error(`${places.length} lines are ${JSON.stringify(wanted)}`);
	return places[0];
}

export const without =
	(wanted: Partial<Line>): Falsify =>
	(history) =>
		history.toSpliced(placeOf(history, wanted), 1);
export const changed =
	(wanted: Partial<Line>, change: Record<string, string>): Falsify =>
	(history) => {
		const at = placeOf(history, wanted);
		return history.map((line, index) => (index === at ? { ...line, ...change } : line));
	};
export const withLine =
	(line: Line): Falsify =>
	(history) =>
		history.toSpliced(placeOf(history, { what: "healed" }), 0, line);
export const atEnd =
	(line: Line): Falsify =>
	(history) => [...history, line];
/** One line comes before another. */
export const moved =
	(wanted: Partial<Line>, before: Partial<Line>): Falsify =>
	(history) => {
		const at = placeOf(history, wanted);
		const rest = history.toSpliced(at, 1);
		return rest.toSpliced(placeOf(rest, before), 0, ...history.slice(at, at + 1));
	};
