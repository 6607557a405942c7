import { expect, test } from "vitest";
import { aGradebookItem, anAnswer } from "#support/gradebook-item.ts";
import { tableOf } from "./book-table.ts";
import { spreadsheetOf } from "./spreadsheet.ts";

const graded = anAnswer({ grade: 17.5, graded_at: "2026-02-03T08:00:00.000Z" });

/** The file of a class of one student with one graded answer. */
function fileOf(name: string, title: string, lang: "en" | "fr"): string[] {
	const item = aGradebookItem({ title }, { submission: graded });
	const student = {
		id: "student00000000",
		name,
		email: "maya@lead.test",
		left: false,
		hasNamesake: false,
		items: [item],
	};
	const book = { course: item.course, assignments: [item.assignment], students: [student] };
	return spreadsheetOf(tableOf(book, Date.parse("2026-03-01T08:00:00.000Z"), false), lang).split("\r\n");
}

test("every cell stands in quotes; in French the file has semicolons, and commas in its numbers", () => {
	expect(fileOf("Maya Haddad", "Fractions", "en")).toEqual([
		'\ufeff"Student","Email","Points","Out of","Average (%)","Missing","Late","To grade","Grades not sent yet","Fractions (/ 20)"',
		'"Maya Haddad","maya@lead.test","17.5","20","87.5","0","0","0","0","17.5"',
		'"Average (%)","","","","87.5","","","","","87.5"',
		'"Handed in","","","","","","","","","1"',
		"",
	]);
	expect(fileOf("Maya Haddad", "Fractions", "fr")[1]).toBe(
		'"Maya Haddad";"maya@lead.test";"17,5";"20";"87,5";"0";"0";"0";"0";"17,5"',
	);
});

test("no cell that a person wrote begins as a formula does, also behind blanks and in wide forms", () => {
	for (const begins of ["=", "+", "-", "@", "  =", "\t@", "\uff1d", "|", "%"]) {
		const file = fileOf(`${begins}HYPERLINK("https://evil.example")`, `${begins}SUM(1+1)`, "en");
		expect(file[0]).toContain(`"'${begins}SUM(1+1) (/ 20)"`);
		expect(file[1]).toContain(`"'${begins}HYPERLINK(""https://evil.example"")",`);
	}
});

test("what the spreadsheet of another country takes for a cell of its own begins as no formula either", () => {
	const file = fileOf("Rita;=HYPERLINK(1)", "Sums, +1 and\t@2", "en");
	expect(file[0]).toContain(`"Sums,' +1 and\t'@2 (/ 20)"`);
	expect(file[1]).toContain(`"Rita;'=HYPERLINK(1)",`);
});
