// A class list as a spreadsheet saves it, read into accounts. What is wrong is a key of words.en.ts.
import Papa from "papaparse";
import type { Account, Problem as FieldProblem } from "#features/people/account/schema.ts";
import { folded } from "#i18n/folding.ts";
import { gradeLevels } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { mostRows } from "./commands.ts";

/** What the fields of an account are as they are stored, or what is wrong with them. */
export type Check = (account: Account) => { account: Account; problems: FieldProblem[] };

type Problem = FieldProblem | "wrong.grade" | "wrong.twice";
export type Row = { id: string; account: Account; problems: Problem[] };
export type Table = { rows: Row[] } | { wrong: "file.noTable" | "file.noName" | "file.empty" | "file.tooMany" };

/** How the columns are called, in English and in French, folded. */
const columns = {
	name: ["name", "full name", "student", "student name", "nom", "nom complet", "nom et prenom", "eleve"],
	first: ["first name", "given name", "prenom"],
	last: ["last name", "surname", "family name", "nom de famille"],
	grade: ["grade", "class", "level", "classe", "niveau"],
	email: ["email", "e mail", "mail", "email address", "adresse e mail", "courriel"],
	language: ["language", "langue"],
	parentPhone: ["phone", "parent phone", "parent s phone", "parents phone", "mobile", "telephone", "tel"],
	otherPhone: ["other phone", "another phone", "phone 2", "second phone", "autre telephone", "telephone 2"],
} as const;
type Column = keyof typeof columns;

/**
 * @param language of the mails where the list does not say it
 * @param ids those given before: the same student in a file that is chosen again keeps theirs, and is made once
 */
export async function readTable(
	file: File,
	language: Account["language"],
	{ check, ids }: { check: Check; ids: Map<string, string> },
): Promise<Table> {
	const text = decoded(new Uint8Array(await file.arrayBuffer()));
	if (text === null) return { wrong: "file.noTable" };
	const [head = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" }).data;
	const places = new Map<Column, number>();
	for (const [at, title] of head.entries()) {
		const name = folded(title)
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
		for (const column of columnNames) if (columns[column].some((known) => known === name)) places.set(column, at);
	}
	if (!places.has("name") && !places.has("first")) return { wrong: "file.noName" };
	if (lines.length === 0) return { wrong: "file.empty" };
	if (lines.length > mostRows) return { wrong: "file.tooMany" };
	const rows = lines.map((line) => rowFrom((column) => line[places.get(column) ?? -1]?.trim() ?? "", language, check));
	return {
		rows: rows.map((row, at) => ({
			id: idOf(row, rows.slice(0, at), ids),
			account: row.account,
			problems: [...row.problems, ...twice(row, rows)],
		})),
	};
}

const columnNames: Column[] = [
	...(["name", "first", "last", "grade", "email", "language", "parentPhone", "otherPhone"] as const),
];

/** A spreadsheet saves in UTF-8, or as Windows did before; its own formats, and pictures, are no text. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

type Read = Omit<Row, "id">;

/** @param before the rows before it: of two that are the same, each has an id */
function idOf({ account }: Read, before: Read[], ids: Map<string, string>): string {
	const text = JSON.stringify(account);
	const key = `${before.filter((row) => JSON.stringify(row.account) === text).length} ${text}`;
	const id = ids.get(key) ?? newId();
	ids.set(key, id);
	return id;
}

function rowFrom(cell: (column: Column) => string, language: Account["language"], check: Check): Read {
	const grade = gradeFrom(cell("grade"));
	const { account, problems } = check({
		role: "student",
		full_name: nameFrom(cell),
		grade: grade ?? "",
		email: cell("email"),
		language: languageFrom(cell("language")) ?? language,
		parent_phone: cell("parentPhone"),
		other_phone: cell("otherPhone"),
	});
	return { account, problems: grade === null ? [...problems, "wrong.grade"] : problems };
}

/** In one column, or the first name and the family's in two. */
const nameFrom = (cell: (column: Column) => string): string =>
	cell("first") ? `${cell("first")} ${cell("last") || cell("name")}`.trim() : cell("name");

/** "7", "Grade 7", "G7", "EB7". @returns null for what is no grade */
function gradeFrom(typed: string): Account["grade"] | null {
	if (typed === "") return "";
	const [number] = /\d+/.exec(typed) ?? [];
	return gradeLevels.find((level) => level === number) ?? null;
}

function languageFrom(typed: string): Account["language"] | null {
	const name = folded(typed);
	if (/^(fr|french|francais)$/.test(name)) return "fr";
	return /^(en|english|anglais)$/.test(name) ? "en" : null;
}

/** An address that stands in the list before. */
function twice(row: Read, rows: Read[]): Problem[] {
	const email = row.account.email.toLowerCase();
	const first = rows.find(({ account }) => account.email.toLowerCase() === email);
	return email !== "" && first !== row ? ["wrong.twice"] : [];
}
