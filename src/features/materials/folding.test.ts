import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folded } from "./folding.ts";

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
])("%s is folded as the server folds it", (text, plain) => {
	expect(folded(text)).toBe(plain);
	expect(servers()(text)).toBe(plain);
});
