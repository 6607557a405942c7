// The grades and the numbers of a class list, as schools in Lebanon write them.
import { expect, test } from "vitest";
import { storedPhone } from "#ui/phone-number.ts";
import { gradeFrom, phonesFrom } from "./cells.ts";

test.each([
	["7", "7"],
	["Grade 12", "12"],
	["G07", "7"],
	["EB9", "9"],
	["7 B", "7"],
	["٧", "7"],
	["۷", "7"],
	["S1", "10"],
	["s 3", "12"],
	["", ""],
	["Grade\u00a06", "6"],
	["grade 6 = EB6 (6e)", "6"],
	["EB6 (5e)", null],
	["CP", "1"],
	["ce2 B", "3"],
	["CM2", "5"],
	["6e", "6"],
	["6ème A", "6"],
	["6eB", "6"],
	["5EME", "7"],
	["quatrième", "8"],
	["3ᵉ", "9"],
	["Classe de 3e", "9"],
	["2nde", "10"],
	["Seconde", "10"],
	["1ère", "11"],
	["première B", "11"],
	["Terminale", "12"],
	["Tle", "12"],
	["Grade 6 - B", "6"],
	["Grade-8", "8"],
	["G.7", "7"],
	["Terminale SG", "12"],
	["S3 SV", "12"],
	["6e - A", "6"],
	["الصف السابع", "7"],
	["السابع أساسي", "7"],
	["الصف التاسع الأساسي", "9"],
	["سادس - أ", "6"],
	["الصف ٧", "7"],
	["الأوّل", "1"],
	["الأول ثانوي", "10"],
	["الثالث الثانوي", "12"],
	["الحادي عشر", "11"],
	["الثاني عشر", "12"],
	["السابع ثانوي", null],
	["الروضة الأولى", null],
	["-7", null],
	["8e", null],
	["2e", null],
	["KG1", null],
	["13", null],
	["1/2", null],
	["7/B", "7"],
	["EB7/A", "7"],
	["6ème/A", "6"],
	["6e / A", "6"],
	["7ème/A", null], // as without the letter: grade 5 to some schools, 7 to others
	["سادس/أ", "6"],
])("the grade %s is read as %s", (typed, grade) => {
	expect(gradeFrom(typed)).toBe(grade);
});

test.each([
	["3123456 / 70123456", "03123456", "70123456"],
	["70123456 / 3123456", "70123456", "03123456"],
	["3 123 456 / 70 123 456", "03 123 456", "70 123 456"],
	["3123456,70123456", "03123456", "70123456"],
	["3123456.0", "03123456", ""],
	["70123456 /", "70123456 /", ""],
	["03/123456", "03/123456", ""],
	["1/234567", "01/234567", ""],
	["70 123 456, 71 222 33", "70 123 456; 71 222 33", ""],
])("the cell %s has the numbers %s and %s", (cell, parent_phone, other_phone) => {
	expect(phonesFrom(cell, "")).toEqual({ parent_phone, other_phone });
});

test.each(["70123456 / 12", "70 123 456 / 71 222 333 / 3123456", "3123456 - 12"])(
	"%s becomes no number of nobody",
	(cell) => {
		expect(storedPhone(phonesFrom(cell, "").parent_phone)).toBe("");
	},
);
