// "de" before a name loses its e where a French reader would drop it.
import { afterEach, expect, test } from "vitest";
import { withDe } from "./elision.ts";
import { chooseLanguage, wordsOf } from "./i18n.ts";

afterEach(() => chooseLanguage("en"));

test.each([
	["Antoine", "d’Antoine"],
	["Élie", "d’Élie"],
	["élie", "d’élie"],
	["E\u0301lie", "d’E\u0301lie"],
	["Œdipe", "d’Œdipe"],
	["Imad", "d’Imad"],
	["Yves", "d’Yves"],
	["Yvonne Khoury", "d’Yvonne Khoury"],
	["‘Abir", "d’‘Abir"],
	["\u2068Antoine\u2069", "d’\u2068Antoine\u2069"],
	["antoine@lead.example", "d’antoine@lead.example"],
	["Maya", "de Maya"],
	["Hoda", "de Hoda"],
	["Hélène", "de Hélène"],
	["Yasmine", "de Yasmine"],
	["Youssef", "de Youssef"],
	["Yéhia", "de Yéhia"],
	["Wissam", "de Wissam"],
	["\u2068Maya\u2069", "de \u2068Maya\u2069"],
	["أنطوان", "de أنطوان"],
	["\u2068إيلي\u2069", "de \u2068إيلي\u2069"],
	["2e A", "de 2e A"],
	["", "de "],
])("%s is said %s", (name, said) => {
	expect(withDe(name)).toBe(said);
});

test("a French sentence says so of the name it is given, an English one has the name as it is", async () => {
	const english = { blocked: "{{admin}} blocked {{name}}" } as const;
	const { say } = wordsOf("elision", english, async () => ({ blocked: "{{admin}} a bloqué le compte {{name, de}}" }));
	const said = () => say("blocked", { admin: "Imad", name: "\u2068Élie\u2069" });
	expect(said()).toBe("Imad blocked \u2068Élie\u2069");
	await chooseLanguage("fr");
	expect(said()).toBe("Imad a bloqué le compte d’\u2068Élie\u2069");
});
