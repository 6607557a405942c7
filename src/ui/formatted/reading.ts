// Reads a text with the parser of CommonMark, of which only emphasis, lists and links are switched on. What the parser
// finds is judged once more: an exercise is full of asterisks, hyphens and numbers that mean themselves.
import { fromMarkdown } from "mdast-util-from-markdown";

export type Reading = ReturnType<typeof fromMarkdown>;
export type Part = Reading["children"][number];
export type List = Extract<Part, { type: "list" }>;

const off = [
	"autolink",
	"blockQuote",
	"characterEscape",
	"characterReference",
	"codeFenced",
	"codeIndented",
	"codeText",
	"definition",
	"hardBreakEscape",
	"headingAtx",
	"htmlFlow",
	"htmlText",
	"labelStartImage",
	"setextUnderline",
	"thematicBreak",
];

/** The parser's time grows with the square of the asterisks; so many are no writing, and a phone would freeze. */
const mostAsterisks = 400;

/** Lists within lists of one line: a row of hyphens across the page, which would take the parser as long. */
const rowOfMarks = /^(?:[^\S\n]*(?:[-+*]|\d{1,9}[.)])(?=\s)){4}/;

export function readMarks(section: string): Reading {
	const also = section.split("*").length > mostAsterisks ? ["attention"] : [];
	if (rowOfMarks.test(section)) also.push("list");
	return fromMarkdown(section, { extensions: [{ disable: { null: [...off, ...also] } }] });
}

export const startOf = ({ position }: Part | Reading): number => position?.start.offset ?? 0;
export const endOf = ({ position }: Part | Reading): number => position?.end.offset ?? 0;

const listLine = /^[^\S\n]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;

/**
 * CommonMark counts a line that follows a list without being indented to the list's last item; whoever types it means
 * that the list is over.
 * @returns sections of the text, each of which is to be read by itself
 */
export function sectionsOf(text: string): string[] {
	const sections = [""];
	let inList = false;
	let inRow = false;
	for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
		const row = rowOfMarks.test(line);
		const item = listLine.test(line) && !row;
		if (inRow || row || (inList && !item && /^\S/.test(line))) sections.push("");
		inList = item || (inList && !/^\S/.test(line));
		inRow = row;
		sections.push(`${sections.pop()}${line}`);
	}
	return sections;
}

/**
 * Whether asterisks around `text.slice(start, end)` are marks, and no signs of multiplication: they stand around words,
 * on one line, and no letter or digit touches them from outside (a*b*c).
 */
export function isEmphasis(text: string, start: number, end: number): boolean {
	const inside = text.slice(start, end);
	return (
		/^\*+[\p{L}\p{N}([«“‘"'¿¡€$-]/u.test(inside) &&
		/[\p{L}\p{N}]/u.test(inside) &&
		!inside.includes("\n") &&
		/^[\s([{«“‘’"'*–—-]?$/.test(text.charAt(start - 1)) &&
		/^[\s)\]}»”’"'*–—\-.,;:!?…،؛؟]?$/.test(text.charAt(end))
	);
}

/** Whether a list is shown as one: at least two items that say something, numbered as a browser numbers them. */
export function isList(text: string, list: List): boolean {
	const mark = list.ordered ? /^[1-9]\d?\.\s/ : /^[-*]\s/;
	return (
		list.children.length > 1 &&
		list.children.every((item) => item.children[0]?.type === "paragraph" && mark.test(text.slice(startOf(item))))
	);
}
