import { expect, test } from "vitest";
import { filterOf } from "./filter.ts";

test("nothing sought is no filter", () => {
	expect(filterOf("  ")).toBe("");
});

test("every word is sought without capitals and accents", () => {
	expect(filterOf("Géométrie  CE2")).toBe("search~'%geometrie%'&&search~'%ce2%'");
});

test("what was pasted with letters that no eye sees is sought without them", () => {
	expect(filterOf("frac\u0000tions\u0007")).toBe("search~'%frac%'&&search~'%tions%'");
});

test("a quote, a per cent sign, an underscore and a backslash are sought as they are", () => {
	expect(filterOf("l'eau")).toBe("search~'%l\\'eau%'");
	expect(filterOf("100%_\\")).toBe("search~'%100\\%\\_\\\\%'");
});

test("of a pasted page only as much is sought as a filter holds", () => {
	const bytes = (search: string) => new TextEncoder().encode(filterOf(search)).length;
	for (const text of ["é ".repeat(5000), "水".repeat(5000), `${"水".repeat(90)} `.repeat(90)])
		expect(bytes(text)).toBeLessThan(3500);
});
