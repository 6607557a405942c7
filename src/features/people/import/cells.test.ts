// The grades of a class list, as schools in Lebanon write them.
import { expect, test } from "vitest";
import { gradeFrom } from "./cells.ts";

test.each([
	["7", "7"],
	["Grade 12", "12"],
	["G07", "7"],
	["EB9", "9"],
	["7 B", "7"],
	["٧", "7"],
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
	["8e", null],
	["2e", null],
	["KG1", null],
	["13", null],
	["1/2", null],
])("the grade %s is read as %s", (typed, grade) => {
	expect(gradeFrom(typed)).toBe(grade);
});
