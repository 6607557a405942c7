// A code as people write it, and as a card carries it.
import { expect, test } from "vitest";
import { codeFrom, codeOnCard, codeProblem, inGroups } from "./join-code.ts";

test("case, blanks, hyphens, Arabic digits and a whole link make no difference", () => {
	for (const typed of [
		"K7M2QXP",
		" k7m 2qxp ",
		"k7m-2qxp",
		"K7M\u00a02QXP.",
		"k٧m٢qxp",
		"k۷m۲qxp",
		"https://lead.example/dashboard-student#join/K7M2QXP",
		"lead.example/dashboard-student#join/k7m2qxp ",
	]) {
		expect(codeFrom(typed), typed).toBe("K7M2QXP");
	}
});

test("what cannot be a code is told apart: nothing, a letter no code has, too few or too many", () => {
	expect(codeProblem("")).toBe("join.missing");
	for (const letter of ["0", "O", "1", "I", "L", "É", "م"]) expect(codeProblem(`K7M2QX${letter}`)).toBe("join.letters");
	expect(codeProblem("K7M2QX")).toBe("join.length");
	expect(codeProblem("K7M2QXPP")).toBe("join.length");
	expect(codeProblem("23456789".slice(0, 7))).toBeNull();
	expect(codeProblem("ABCDEFG")).toBeNull();
	expect(codeProblem("HJKMNPQ")).toBeNull();
	expect(codeProblem("RSTUVWX")).toBeNull();
	expect(codeProblem("YZ99999")).toBeNull();
});

test("a card is our link or the bare code, and nothing else", () => {
	expect(codeOnCard("http://127.0.0.1:8090/dashboard-student#join/K7M2QXP")).toBe("K7M2QXP");
	expect(codeOnCard("k7m2qxp")).toBe("K7M2QXP");
	expect(codeOnCard("https://example.com/K7M2QXP")).toBeNull();
	expect(codeOnCard("https://lead.example/dashboard-student#join/K7M2QX0")).toBeNull();
	expect(codeOnCard("WIFI:S:Cafe;;")).toBeNull();
});

test("a code is said in two groups", () => {
	expect(inGroups("K7M2QXP")).toBe("K7M 2QXP");
});
