// What stands in the columns of a class list, as people in Lebanon write it.
import type { Account } from "#features/people/account/schema.ts";
import { westernDigits } from "#i18n/digits.ts";
import { folded, matchesWords } from "#i18n/folding.ts";
import { gradeLevels } from "#records.ts";
import { storedPhone } from "#ui/phone-number.ts";
import { type Column, columnsOf, withoutArticles } from "./column-names.ts";

type Cell = (column: Column) => string;

/**
 * Where each column stands. Of two of one kind the first counts; a second number is the other phone. `unused`: the names of
 * those that are not read.
 */
export function columnsIn(head: string[]): { places: Map<Column, number>; unused: string[] } {
	const places = new Map<Column, number>();
	for (const [at, column] of columnsOf(head).entries()) {
		if (!column) continue;
		if (!places.has(column)) places.set(column, at);
		else if (column === "parentPhone" && !places.has("otherPhone")) places.set("otherPhone", at);
	}
	const used = new Set(places.values());
	return { places, unused: head.filter((title, at) => title.trim() !== "" && !used.has(at)) };
}

/** In one column, also as "Chidiac, Marie", with what of the first name and the family's stands in others alone. */
export function nameFrom(cell: Cell): string {
	const full = cell("full").replace(/^([^,]+),\s*([^,]+)$/, "$2 $1");
	const apart = (column: Column) => (matchesWords(cell(column), full) ? "" : cell(column));
	return `${apart("first")} ${full} ${apart("last")}`.replace(/ {2,}/g, " ").trim();
}

/**
 * The French names of the grades 1 to 12, folded. Not "2e" and "7e" to "11e", which mean one grade to some schools and another
 * to others.
 */
const frenchGrades = [
	...["cp", "ce1", "ce2", "cm1", "cm2", "6(?:e|eme)|sixieme", "5(?:e|eme)|cinquieme", "4(?:e|eme)|quatrieme"],
	...["3(?:e|eme)|troisieme", "2n?de|seconde", "1e?re|premiere", "(?:terminale|tle)(?: (?:sg|sv|se|lh))?"],
].map((name) => new RegExp(`^(?:classe de )?(?:${name})$`));

/** The Arabic names of the grades 1 to 12, folded and without their articles. */
const arabicGrades = [
	...["اول", "ثاني", "ثالث", "رابع", "خامس", "سادس", "سابع", "ثامن", "تاسع", "عاشر"],
	...["حادي عشر", "ثاني عشر"],
];

/**
 * "7", "Grade 7", "G7", "EB7", "7 B", "7/B", "5e", "cinquième", and S1 to S3 for 10 to 12; also "EB7 (5e)", two names of one grade.
 * @returns null for what is no grade
 */
export function gradeFrom(typed: string): Account["grade"] | null {
	if (typed === "") return "";
	const plain = westernDigits(folded(typed));
	const [level, ...others] = plain
		.split(/\s*[=()]\s*/)
		.filter(Boolean)
		.map(levelOf);
	return level && others.every((other) => other === level) ? level : null;
}

/** @param name folded */
function levelOf(name: string) {
	const [, secondary] = /^s\s*([123])(?: (?:sg|sv|se|lh|s|h))?$/.exec(name) ?? [];
	const [, number] = /^(?:(?:grade|g|eb|class|classe|(?:ال)?صف)[\s.-]*)?0?(\d{1,2})[\s/-]*[a-d]?$/.exec(name) ?? [];
	const french = frenchGrades.findIndex((grade) => grade.test(name.replace(/[\s/-]*[a-d]$/, "")));
	const wanted = secondary ? 9 + Number(secondary) : Number(number ?? (french + 1 || arabicLevel(name)));
	return gradeLevels.find((level) => level === String(wanted));
}

/** "الصف السابع", "السابع أساسي أ"; of the secondary school the first is 10. @param name folded @returns 0 for none */
function arabicLevel(name: string): number {
	const parts = /^(?:صف )?(.+?)(?: (اساسي|ثانوي))?(?:[\s/-]+[ابجد])?$/.exec(withoutArticles(name));
	const level = arabicGrades.indexOf(parts?.[1] ?? "") + 1;
	if (parts?.[2] !== "ثانوي") return level;
	return level >= 1 && level <= 3 ? 9 + level : 0;
}

export function languageFrom(typed: string): Account["language"] | null {
	const name = folded(typed);
	if (/^(?:fr|french|francais|(?:ال)?فرنسيه?)$/.test(name)) return "fr";
	return /^(?:en|english|anglais|(?:ال)?ان[كجغ]ليزيه?)$/.test(name) ? "en" : null;
}

type Phones = Pick<Account, "parent_phone" | "other_phone">;

/**
 * Two numbers in one cell are two; a spreadsheet adds ".0" to a number and drops the 0 it begins with, and a secretary
 * writes "-" for none. A number with more beside it that is none stays a cell that is no phone number: put together, their
 * digits would be a number of somebody else.
 */
export function phonesFrom(one: string, other: string): Phones {
	const [first = "", second = ""] = [one, other].map((cell) => cell.replace(/\.0$|^(?:-+|n\/?a)$/i, ""));
	const parts = first
		.split(/\s*[/;,\n]\s*|\s+(?:-|ou|or|et|and)\s+/)
		.filter(Boolean)
		.map(withZero);
	const phones = parts.filter((part) => storedPhone(part) !== "");
	if (second === "" && parts.length === 2 && phones.length === 2) {
		return { parent_phone: parts[0] ?? "", other_phone: parts[1] ?? "" };
	}
	const several = parts.length > 1 && phones.length > 0;
	return { parent_phone: several ? parts.join("; ") : withZero(first), other_phone: withZero(second) };
}

/**
 * Seven digits in a row, or grouped as behind a 0 ("3 123 456"): any other seven are a mistyped number of eight. No number
 * begins with 02.
 */
const withZero = (number: string): string => (/^[13-9][ /]?\d{3} ?\d{3}$/.test(number) ? `0${number}` : number);

/** Those of the numbers whose 0 does not stand in the file: a number of eight digits may as well have lost its last one. */
export const withAddedZero = ({ parent_phone, other_phone }: Phones, cells: string[]): string[] =>
	[parent_phone, other_phone].filter((phone) => phone.startsWith("0") && !cells.some((cell) => cell.includes(phone)));
