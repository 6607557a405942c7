// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { whyNot } from "./reasons.ts";

afterEach(() => chooseLanguage("en"));

const fallback = { otherwise: "Failed to delete material", noAnswer: "Nobody answered." };

test.each([
	["the server's own for a new code", new Refused("new_rule", "It is still needed."), "It is still needed."],
	["the screen's own without a code", new Refused("", "Failed to delete record."), "Failed to delete material"],
	[
		"when to try again",
		new Refused("busy", "", 120_000),
		"Too many requests just now. Nothing was changed; try again in 2 minutes.",
	],
	["that nobody answered", new NoAnswer("x"), "Nobody answered."],
])("why nothing came of it is said in words: %s", (_which, error, words) => {
	expect(whyNot(error, fallback)).toBe(words);
});

test("who reads French is not told in English", async () => {
	await chooseLanguage("fr");
	const french = { otherwise: "Le document n'a pas pu être supprimé", noAnswer: "x" };
	expect(whyNot(new Refused("new_rule", "It is still needed."), french)).toBe("Le document n'a pas pu être supprimé");
});
