// The gradebook as a file for spreadsheets. Names and titles are written by people: no cell may be taken for a formula.

import Papa from "papaparse";
import { type Language, language } from "#i18n/i18n.ts";
import { saveFile } from "#local/browser/save-file.ts";
import { withoutFormulas } from "#ui/formulas.ts";
import { pointsText } from "#ui/points.ts";
import type { Judged } from "./averages.ts";
import type { BookTable } from "./book-table.ts";
import type { Book } from "./queries.ts";
import { say } from "./words.ts";

/** All students with what the table shows of their work; with the mark by which spreadsheets know UTF-8. */
export function spreadsheetOf({ columns, lines, average }: BookTable, lang: Language): string {
	const percent = (thousandths: number | null) => (thousandths === null ? "" : pointsText(thousandths / 10, lang));
	const head = [
		say("book.student"),
		...(["email", "points", "max", "average", "missing", "late", "waiting", "unsent"] as const).map((name) =>
			say(`file.${name}`),
		),
		...columns.map(({ task }) => `${task.title} (${say("book.outOf", { max: task.max_points })})`),
	];
	const rows = lines.map(({ student, cells, total, average: theirs, counts }) => [
		student.name || say("book.former"),
		student.email,
		pointsText(total.points, lang),
		pointsText(total.max, lang),
		percent(theirs),
		...[counts.missing, counts.late, counts.waiting, counts.unsent].map(String),
		...cells.map((cell) => textOf(cell, lang)),
	]);
	const filled = (first: string, theirs: string, values: string[]) => [
		first,
		...["", "", ""],
		theirs,
		...["", "", "", ""],
		...values,
	];
	const table = [
		head,
		...rows,
		filled(
			say("file.average"),
			percent(average),
			columns.map((column) => percent(column.average)),
		),
		filled(
			say("file.in"),
			"",
			columns.map((column) => String(column.in)),
		),
	];
	const delimiter = lang === "fr" ? ";" : ",";
	const safe = table.map((line) => line.map(withoutFormulas));
	return `\ufeff${Papa.unparse(safe, { quotes: true, delimiter, newline: "\r\n" })}\r\n`;
}

/** A grade is a number, so that it can be reckoned with; what is still to come is an empty cell. */
function textOf({ item, state: { kind } }: Judged, lang: Language): string {
	const grade = item.submission?.grade ?? null;
	if (grade !== null) return pointsText(grade, lang);
	return kind === "waiting" || kind === "returned" || kind === "missing" || kind === "optional"
		? say(`cell.${kind}`)
		: "";
}

/** Hands the file to the browser's own downloads. */
export function saveSpreadsheet({ code }: Book["course"], table: BookTable): void {
	const name = `${say("file.name", { code }).replace(/[^\p{L}\p{N}._-]+/gu, "-")}.csv`;
	saveFile(name, new Blob([spreadsheetOf(table, language())], { type: "text/csv" }));
}
