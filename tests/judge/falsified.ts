// The falsified histories: what is changed in the honest one, each with the fault that the judge must report.
import { again, draft, half, honest, type Line, third, well, written } from "./honest.ts";

const isLine = (line: Line, wanted: Partial<Line>) =>
	Object.entries(wanted).every(([name, value]) => line[name] === value);

/** The index of the only line with these fields. */
function placeOf(lines: readonly Line[], wanted: Partial<Line>): number {
	const places = lines.flatMap((line, index) => (isLine(line, wanted) ? [index] : []));
	if (places.length !== 1 || places[0] === undefined)
		throw new Error(`${places.length} lines are ${JSON.stringify(wanted)}`);
	return places[0];
}

const without = (wanted: Partial<Line>) => honest.toSpliced(placeOf(honest, wanted), 1);
const changed = (wanted: Partial<Line>, change: Record<string, string>) =>
	honest.map((line, index) => (index === placeOf(honest, wanted) ? { ...line, ...change } : line));
const withLine = (line: Line, before: Partial<Line> = { what: "healed" }) =>
	honest.toSpliced(placeOf(honest, before), 0, line);
const atEnd = (line: Line) => [...honest, line];
/** The history with one line moved before another. */
function moved(wanted: Partial<Line>, before: Partial<Line>): Line[] {
	const rest = without(wanted);
	const line = honest[placeOf(honest, wanted)];
	return line ? rest.toSpliced(placeOf(rest, before), 0, line) : rest;
}

export const falsified: Record<string, [readonly Line[] | string, RegExp]> = {
	"an answer that was said to be saved is not with the server": [
		without({ what: "held", words: half }),
		/^lost: "A half" of Maya/m,
	],
	"a draft that was said to be saved is gone": [without({ what: "kept", words: draft }), /^lost: "I begin with"/m],
	"a refused answer is gone": [without({ what: "kept", words: "Too late" }), /^lost: "Too late" of Tia/m],
	"a grade that was said to be saved is gone": [without({ what: "held", words: well }), /^lost: "Well done" of Rana/m],
	"words that nobody withdrew are gone": [without({ what: "withdrawn", words: "A hal" }), /^lost: "A hal" of Maya/m],
	"words were withdrawn before they were saved again": [
		moved({ what: "withdrawn", words: "A hal" }, { what: "saved", words: "A hal" }),
		/^lost: "A hal"/m,
	],
	"words were withdrawn by somebody else": [
		changed({ what: "withdrawn", words: again }, { who: "Maya" }),
		/^lost: "Read it again"/m,
	],
	"a draft is on another device than the one it was saved on": [
		changed({ what: "kept", words: draft }, { on: "tablet" }),
		/^lost: "I begin with"/m,
	],
	"a draft is kept as somebody else's": [
		changed({ what: "kept", words: draft }, { who: "Tia" }),
		/^lost: "I begin with".*\n[\s\S]*false word/m,
	],
	"only a part of a draft is kept": [
		changed({ what: "kept", words: draft }, { words: "I begin" }),
		/^lost: "I begin with"/m,
	],
	"what the server had it has no more": [
		honest.filter(
			(line) => !isLine(line, { what: "held", words: half }) && !isLine(line, { what: "saved", words: half }),
		),
		/^lost: the server had "A half"/m,
	],
	"an answer is there twice": [atEnd({ what: "held", who: "Maya", words: half }), /^doubled: the server has "A half"/m],
	"a grade is there twice": [
		atEnd({ what: "held", who: "Rana", words: well }),
		/^doubled: the server has "Well done"/m,
	],
	"an answer is there twice, once as another's": [
		atEnd({ what: "held", who: "Tia", words: half }),
		/^doubled: .*\n[\s\S]*leaked: .* as Tia's/m,
	],
	"an answer is said to be sent that never was": [
		without({ what: "sent", words: half }),
		/^false word: Maya was told that "A half"/m,
	],
	"an answer is said to be sent before it was": [
		moved({ what: "said", words: third }, { what: "sent", words: third }),
		/^false word: Maya was told that "A third"/m,
	],
	"a grade is said to be sent before it was": [
		moved({ what: "said", words: well }, { what: "sent", words: well }),
		/^false word: Rana was told that "Well done"/m,
	],
	"a refused answer is said to be sent": [
		withLine({ what: "said", who: "Tia", on: "tablet", words: "Too late" }),
		/^false word: Tia was told/m,
	],
	"words are saved that nobody typed": [
		withLine({ what: "saved", who: "Tia", on: "tablet", words: "Hm" }),
		/^false word: "Hm" is saved/m,
	],
	"words are kept that nobody typed": [
		atEnd({ what: "kept", who: "Maya", on: "phone", words: "A fourth", as: "draft" }),
		/^false word: "A fourth" is kept/m,
	],
	"a classmate is shown an answer": [
		withLine({ what: "shown", to: "Tia", on: "phone", words: half }),
		/^leaked: Tia was shown "A half"/m,
	],
	"the next person on a phone is shown a draft": [
		withLine({ what: "shown", to: "Tia", on: "phone", words: draft }),
		/^leaked: Tia was shown "I begin with"/m,
	],
	"a classmate is shown somebody's grade": [
		withLine({ what: "shown", to: "Tia", on: "tablet", words: well }),
		/^leaked: Tia was shown "Well done"/m,
	],
	"a teacher of another course is shown an answer": [
		changed({ what: "shown", to: "Rana" }, { to: "Joseph" }),
		/^leaked: Joseph was shown/m,
	],
	"a teacher is shown what she may not see": [
		without({ what: "may", of: "Maya" }),
		/^leaked: Rana was shown "A half"/m,
	],
	"an answer is with the server as a classmate's": [
		changed({ what: "held", words: third }, { who: "Tia" }),
		/^leaked: the server has "A third" as Tia's/m,
	],
	"the server has what nobody wrote": [
		atEnd({ what: "held", who: "Maya", words: "A fifth" }),
		/^leaked: the server has "A fifth"/m,
	],
	"an answer still waits in the end": [
		changed({ what: "kept", words: "Too late" }, { as: "waiting" }),
		/^stuck: "Too late" of Tia still waits/m,
	],
	"the end was looked at before everything healed": [
		moved({ what: "held", words: half }, { what: "healed" }),
		/^unreadable: "A half" is held before everything healed/m,
	],
	"nothing ever healed": [without({ what: "healed" }), /^unreadable: nothing ever healed/m],
	"a line is cut off in the middle": [`${written(honest)}\n{"what":"held","who":"Ma`, /^unreadable: line \d+ is none/m],
	"a line has no words": [changed({ what: "held", words: half }, { words: "" }), /^unreadable: line \d+ is none/m],
	"a line is of a kind nobody knows": [
		withLine({ what: "lost", who: "Maya", words: half }),
		/^unreadable: line \d+ is none/m,
	],
};
