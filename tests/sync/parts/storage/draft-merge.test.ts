// Two states of one draft, of which one may say everything that the other says.
import { expect, test } from "vitest";
import type { Draft } from "#sync/mutation.ts";
import { wholeOf } from "#sync/storage/draft-merge.ts";

const draft = (text: string, saved_at: number): Draft => ({ key: "answer:fractions", text, saved_at });
const form = (values: object): string => JSON.stringify(values);

/** What is kept of two texts, whichever was saved first and whichever is met first; undefined when both are. */
function keptOf(one: string, other: string): (string | undefined)[] {
	const meet = (a: Draft, b: Draft) => [wholeOf(a, b)?.text, wholeOf(b, a)?.text];
	const kept = [...meet(draft(one, 1), draft(other, 2)), ...meet(draft(one, 2), draft(other, 1))];
	return [...new Set(kept)];
}

test.each([
	["typed on", "Half of three quarters", "Half of three quarters is 3/8"],
	["typed on in the middle of a word", "Half of three qua", "Half of three quarters"],
	["written something before it", "half of three", "Exactly half of three"],
	["written something before it, in the middle of a word", "half of thr", "Exactly half of three"],
	["written something between", "Half of three", "Half of exactly three"],
	["put it on another line", "Half  of\nthree ", "Half of three quarters"],
	["begun", "", "Half of three quarters"],
	["typed a word behind a number", "12", "12 birds"],
	["typed a word behind one that means nothing in a form", "null", "null and void"],
])("an answer whose author has %s is one draft, the longer one", (_, shorter, longer) => {
	expect(keptOf(shorter, longer)).toEqual([longer]);
});

test.each([
	["another last word", "half of nine", "Exactly half of three"],
	["the words in another order", "three of half", "half of three"],
	["a word that only begins another", "no red", "nothing is red"],
	["nothing in common", "Half", "A quarter"],
	["more of one sentence, and less of another", "Half of three. It is 3/8.", "Half of three quarters."],
	["a form in place of a text", "Half", form({ title: "Half" })],
])("each of two answers stays when they have %s", (_, one, other) => {
	expect(keptOf(one, other)).toEqual([undefined]);
});

const begun = { title: "Fractions", points: 20, due: null, at: { date: "2026-11-20", time: null } };

test.each([
	["a field typed on", { ...begun, title: "Fractions and decimals" }],
	["a field that was not there", { ...begun, instructions: "Show your work" }],
	["a field that was not there in one of its parts", { ...begun, at: { ...begun.at, room: "4" } }],
])("of two forms the one with %s is the whole draft", (_, fuller) => {
	expect(keptOf(form(begun), form(fuller))).toEqual([form(fuller)]);
});

test.each([
	["another text", { ...begun, title: "Angles" }],
	["another number", { ...begun, points: 10 }],
	["a value where nothing was chosen", { ...begun, due: "2026-11-20" }],
	["nothing chosen in place of a part", { ...begun, at: null }],
	["a text in place of a part", { ...begun, at: "2026-11-20" }],
	["another value in a part", { ...begun, at: { date: "2026-11-27", time: null } }],
	["a part in place of a text", { ...begun, title: { en: "Fractions" } }],
	["words of its own, and a field less", { points: 20, due: null, at: begun.at, instructions: "Show your work" }],
	["a field more, and a part less", { title: "Fractions", points: 20, due: null, instructions: "Show your work" }],
])("each of two forms stays when one has %s", (_, other) => {
	expect(keptOf(form(begun), form(other))).toEqual([undefined]);
});

test("of two drafts that say the same, the newer one is kept", () => {
	const [older, newer] = [draft("Half of three", 1), draft("Half  of three", 2)];
	expect(wholeOf(older, newer)).toBe(newer);
	expect(wholeOf(newer, older)).toBe(newer);
	const [earlier, later] = [draft(form(begun), 1), draft(form(begun), 2)];
	expect(wholeOf(earlier, later)).toBe(later);
	expect(wholeOf(later, earlier)).toBe(later);
});
