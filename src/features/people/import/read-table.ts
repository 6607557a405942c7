// A class list as a spreadsheet saves it, read into accounts. What is wrong is a key of words.en.ts.
import Papa from "papaparse";
import type { Account, Problem as FieldProblem } from "#features/people/account/schema.ts";
import { decoded } from "#i18n/decoded.ts";
import { folded } from "#i18n/folding.ts";
import { newId } from "#sync/new-id.ts";
import { columnsIn, gradeFrom, languageFrom, nameFrom, phonesFrom, withAddedZero } from "./cells.ts";
import { mostRows } from "./commands.ts";

/** What the fields of an account are as they are stored, or what is wrong with them. */
export type Check = (account: Account) => { account: Account; problems: FieldProblem[] };

type RowProblem =
	| "wrong.grade"
	| "wrong.twice"
	| "wrong.taken"
	| "wrong.cells"
	| "wrong.letters"
	| "wrong.lines"
	| "wrong.language";
/** A quotation mark makes one cell of all that stands up to the next one, and be it the rest of the list. */
type Problem = FieldProblem | RowProblem | "wrong.quote";
/** `line` is that of the spreadsheet, the names of the columns being the first. */
export type Row = {
	id: string;
	line: number;
	account: Account;
	problems: Problem[];
	/** The cells as they stand in the file. */
	typed: { grade: string; language: string };
	/** Numbers that got the 0 they begin with from us. */
	zeros: string[];
	/** The line before with the same name and grade, null for none. */
	sameAs: number | null;
	/** An account with this name and grade exists. */
	known: boolean;
};
type Read = Pick<Row, "line" | "account" | "problems" | "typed" | "zeros">;
/** `unused`: the names of the columns that are not read; `asked`: the server has said who has an account. */
export type Table =
	| { rows: Row[]; unused: string[]; asked: boolean }
	| { wrong: "file.noTable" | "file.noName" | "file.empty" | "file.tooMany" | "wrong.quote" };

/**
 * @param language of the mails where the list does not say it
 * @param ids those given before: the same student in a file that is chosen again keeps theirs, and is made once
 */
export async function readTable(
	file: File,
	language: Account["language"],
	{ check, ids }: { check: Check; ids: Map<string, string> },
): Promise<Table> {
	const content = decoded(new Uint8Array(await file.arrayBuffer()));
	if (content === null) return { wrong: "file.noTable" };
	const text = content.replace(separatorLine, "");
	const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
	const all = data.map((cells, at) => ({ cells, line: at + 1, quote: errors.some(({ row }) => row === at) }));
	const [head, ...lines] = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
	if (head?.quote) return { wrong: "wrong.quote" };
	const { places: columns, unused } = columnsIn(head?.cells ?? []);
	if (!columns.has("full") && !columns.has("first") && !columns.has("last")) return { wrong: "file.noName" };
	if (lines.length === 0) return { wrong: "file.empty" };
	if (lines.length > mostRows) return { wrong: "file.tooMany" };
	const width = head?.cells.length ?? 0;
	const read = lines.map(({ cells, line, quote }): Read => {
		// In a list of names alone, a comma belongs to the name.
		const own = width === 1 ? [cells.join(",")] : cells;
		const cell = (column: Parameters<typeof columns.get>[0]) => own[columns.get(column) ?? -1]?.trim() ?? "";
		const typed = { grade: cell("grade"), language: cell("language") };
		const grade = gradeFrom(typed.grade);
		const said = languageFrom(typed.language);
		const phones = [cell("parentPhone"), cell("otherPhone")] as const;
		const { account, problems } = check({
			role: "student",
			full_name: nameFrom(cell),
			grade: grade ?? "",
			email: cell("email"),
			language: said ?? language,
			...phonesFrom(...phones),
		});
		const zeros = withAddedZero(account, [...phones]);
		// Of what was swallowed, where it begins is enough to find it.
		const [begins = ""] = nameFrom(cell).split(/[\r\n]/, 1);
		if (quote) return { line, typed, zeros, account: { ...account, full_name: begins }, problems: ["wrong.quote"] };
		const more: Problem[] = [
			...(grade === null ? (["wrong.grade"] as const) : []),
			...(said === null && typed.language !== "" ? (["wrong.language"] as const) : []),
			...(own.slice(width).some((rest) => rest.trim() !== "") ? (["wrong.cells"] as const) : []),
			...(/[?\ufffd]/.test(account.full_name) ? (["wrong.letters"] as const) : []),
			...(/[\r\n]/.test(nameFrom(cell)) ? (["wrong.lines"] as const) : []),
		];
		return { line, typed, zeros, account, problems: [...problems, ...more] };
	});
	return {
		unused,
		asked: false,
		rows: read.map((row, at) => ({
			...row,
			id: idOf(row, read.slice(0, at), ids),
			problems: [...row.problems, ...twice(row, read)],
			sameAs: read.slice(0, at).find((other) => isSame(other, row))?.line ?? null,
			known: false,
		})),
	};
}

/** The table with what the server says of its rows. */
export const marked = (
	{ rows, unused }: Extract<Table, { rows: Row[] }>,
	{ taken, known }: { taken: string[]; known: string[] },
): Table => ({
	unused,
	asked: true,
	rows: rows.map((row) => ({
		...row,
		problems: [...row.problems, ...(taken.includes(row.id) ? (["wrong.taken"] as const) : [])],
		known: known.includes(row.id),
	})),
});

/** Tells Excel what stands between the cells; it is no row there either. */
const separatorLine = /^\s*"?sep=\W"?[,;\t]*\r?\n/i;

/** The names of columns have none of these in them, and blank lines between the rows do not count. */
function delimiterOf(text: string): string {
	const [head = ""] = text.trimStart().split(/[\r\n]/);
	const [most = ","] = [",", ";", "\t"].sort((a, b) => head.split(b).length - head.split(a).length);
	return most;
}

/** By the name, which seldom is what is corrected. @param before the rows before it: of two namesakes each has an id */
function idOf({ account }: Read, before: Read[], ids: Map<string, string>): string {
	const name = folded(account.full_name);
	const key = `${before.filter((row) => folded(row.account.full_name) === name).length} ${name}`;
	const id = ids.get(key) ?? newId();
	ids.set(key, id);
	return id;
}

const isSame = ({ account: one }: Read, { account: other }: Read): boolean =>
	one.full_name !== "" && folded(one.full_name) === folded(other.full_name) && one.grade === other.grade;

/** An address that stands in the list before. */
function twice(row: Read, rows: Read[]): Problem[] {
	const email = row.account.email.toLowerCase();
	const first = rows.find(({ account }) => account.email.toLowerCase() === email);
	return email !== "" && first !== row ? ["wrong.twice"] : [];
}
