import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { folded, matchesWords } from "./folding.ts";

afterEach(() => void vi.restoreAllMocks());

/** The server's own way, as PocketBase loads it. */
function servers(): (text: string) => string {
	const module = { exports: { fold: (text: string) => text } };
	new Function("module", readFileSync("pb_hooks/lib/folding.js", "utf8"))(module);
	return module.exports.fold;
}

test.each([
	["Géométrie ÉLÉMENTAIRE", "geometrie elementaire"],
	["Œuvre, Æther, Straße", "oeuvre, aether, strasse"],
	["l’eau", "l'eau"],
	["مُحَمَّد", "محمد"],
	["أحمد والمدرسة", "احمد والمدرسه"],
	["Zahlé ② 10 %", "zahle 2 10 %"],
	["TITLE, İzmir, ılık", "title, izmir, ilik"],
	["مدرسة", "مدرسه"],
	["ٱلْكِتَاب على", "الكتاب علي"],
	["", ""],
])("%s is folded as the server folds it", (text, plain) => {
	expect(folded(text)).toBe(plain);
	expect(servers()(text)).toBe(plain);
});

test("a Turkish phone folds as every other", () => {
	vi.spyOn(String.prototype, "toLocaleLowerCase").mockImplementation(function (this: string) {
		return this.replaceAll("I", "ı").toLowerCase();
	});
	expect(folded("TITLE")).toBe("title");
});

test.each([
	["khoury maya", true],
	["  Maya ", true],
	["MÀYA lead.example", true],
	["", true],
	["maya saade", false],
	["khourymaya", false],
	["maya@", true],
])("looking for “%s” finds a student by the words of name and address: %s", (search, found) => {
	expect(matchesWords(search, "Maya Khoury", "maya@lead.example")).toBe(found);
});

test("no word is found across the end of one text and the beginning of the next", () => {
	expect(matchesWords("ma", "Lam", "anna")).toBe(false);
});
