// What the buttons over a text do to it: which part is replaced, by what, and what is selected afterwards.

/** A text with what is selected in it. */
export type Selected = { text: string; start: number; end: number };

/** `text.slice(from, to)` becomes `put`, and `put.slice(...select)` is selected. */
export type Edit = { from: number; to: number; put: string; select: readonly [number, number] };

export type Format = "bold" | "italic" | "list" | "numbers" | "link";

/** What is written where nothing is selected, in the language of the person. */
type Placeholders = Record<"bold" | "italic" | "link", string>;

export function editFor(format: Format, selected: Selected, words: Placeholders): Edit {
	if (format === "bold") return emphasised(selected, "**", words.bold);
	if (format === "italic") return emphasised(selected, "*", words.italic);
	if (format === "link") return linkedTo(selected, words.link);
	return listed(selected, format);
}

/** Marks around the selected words, of each line its own; pressed again it removes them. */
function emphasised({ text, start, end }: Selected, mark: string, word: string): Edit {
	const [from, to] = trimmed(text, start, end);
	if (from === to) {
		return { from: start, to: end, put: mark + word + mark, select: [mark.length, mark.length + word.length] };
	}
	const around = stars(text.slice(0, from).split("").reverse().join(""));
	if (has(around, mark) && has(stars(text.slice(to)), mark)) {
		const put = text.slice(from, to);
		return { from: from - mark.length, to: to + mark.length, put, select: [0, put.length] };
	}
	const lines = text.slice(from, to).split("\n");
	const written = lines.filter((line) => line.trim() !== "");
	const marked = written.every((line) => has(stars(bare(line)), mark) && bare(line).trimEnd().endsWith(mark));
	const put = lines.map((line) => (marked ? unmarked(line, mark) : withMark(line, mark))).join("\n");
	const inside = lines.length === 1 && !marked ? mark.length : 0;
	return { from, to, put, select: [inside, put.length - inside] };
}

const stars = (text: string): number => text.match(/^\**/)?.[0].length ?? 0;

/** Whether so many asterisks hold this mark: three are bold and italic. */
const has = (count: number, mark: string): boolean => (mark === "*" ? count === 1 || count >= 3 : count >= 2);

const item = /^[ \t]*(?:[-*] |\d{1,2}\. )?[ \t]*/;

/** A line without what makes it one of a list. */
const bare = (line: string): string => line.replace(item, "");

function withMark(line: string, mark: string): string {
	const words = bare(line).trimEnd();
	if (words === "") return line;
	const begun = line.length - bare(line).length;
	return `${line.slice(0, begun)}${mark}${words}${mark}${line.slice(begun + words.length)}`;
}

function unmarked(line: string, mark: string): string {
	const begun = line.length - bare(line).length;
	const end = line.trimEnd().length;
	if (end <= begun) return line;
	return line.slice(0, begun) + line.slice(begun + mark.length, end - mark.length) + line.slice(end);
}

/** Each selected line one of a list; pressed again it removes that. */
function listed({ text, start, end }: Selected, kind: "list" | "numbers"): Edit {
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const next = text.indexOf("\n", Math.max(start, end - 1));
	const to = next === -1 ? text.length : next;
	const lines = text.slice(from, to).split("\n");
	const isOne = kind === "list" ? /^[ \t]*[-*] / : /^[ \t]*\d{1,2}\. /;
	const filled = lines.filter((line) => line.trim() !== "");
	const undo = filled.length > 0 && filled.every((line) => isOne.test(line));
	let number = 0;
	const put = lines
		.map((line) => {
			if (line.trim() === "" && lines.length > 1) return line;
			if (undo) return bare(line);
			number += 1;
			return `${kind === "list" ? "-" : `${number}.`} ${bare(line)}`;
		})
		.join("\n");
	return { from, to, put, select: lines.length > 1 ? [0, put.length] : [put.length, put.length] };
}

/** What is missing of the link is selected, to be written over. */
function linkedTo({ text, start, end }: Selected, word: string): Edit {
	const [from, to] = trimmed(text, start, end);
	const words = text.slice(from, to);
	if (/^(?:https?:\/\/|mailto:)\S+$/i.test(words)) {
		return { from, to, put: `[${word}](${words})`, select: [1, 1 + word.length] };
	}
	const label = words || word;
	return { from, to, put: `[${label}](https://)`, select: [label.length + 3, label.length + 11] };
}

/** A line of its own at the place of the cursor, with the cursor behind it. What is selected stays. */
export function onOwnLine({ text, end }: Selected, line: string): Edit {
	const before = end === 0 || text.charAt(end - 1) === "\n" ? "" : "\n";
	const behind = text.charAt(end) === "\n";
	const put = `${before}${line}${behind ? "" : "\n"}`;
	const next = behind ? put.length + 1 : put.length;
	return { from: end, to: end, put, select: [next, next] };
}

/** The selection without the blanks at its ends, which a double click takes along. */
function trimmed(text: string, start: number, end: number): readonly [number, number] {
	const words = text.slice(start, end);
	const from = start + (words.length - words.trimStart().length);
	return words.trim() === "" ? [start, start] : [from, from + words.trim().length];
}
