// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "#i18n/i18n.ts";
import { NoAnswer, Refused } from "#local/online.ts";
import { whyNot } from "./reasons.ts";

afterEach(() => chooseLanguage("en"));

const minute = 60_000;

test.each([
	["ours, by the code", new Refused("not_waiting", "x"), "This person is not waiting for approval any more."],
	["a deleted account by either code", new Refused("unknown_person", "x"), "This account was deleted."],
	["the server's own for a new code", new Refused("new_rule", "Not on Sundays."), "Not on Sundays."],
	["the screen's own without a code", new Refused("", "Failed to update record."), "Failed to approve user"],
	[
		"when to try again",
		new Refused("busy", "", 3 * minute),
		"Too many requests just now. Nothing was changed; try again in 3 minutes.",
	],
	[
		"not more than is known",
		new NoAnswer("x"),
		"Failed to approve user, as far as we can tell: the server did not answer. Look at the list before you try again.",
	],
])("why nothing came of it is said in words: %s", (_which, error, words) => {
	expect(whyNot(error, "Failed to approve user")).toBe(words);
});

test("who reads French is not told in English", async () => {
	await chooseLanguage("fr");
	const otherwise = "Le compte n'a pas pu être approuvé";
	expect(whyNot(new Refused("new_rule", "Not on Sundays."), otherwise)).toBe(otherwise);
	expect(whyNot(new Refused("busy", "", minute), otherwise)).toBe(
		"Trop de demandes à la fois. Rien n'a changé\u202f; réessayez dans une minute.",
	);
});
