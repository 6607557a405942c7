import { expect, test } from "vitest";
import { coursesOf, type Facts, found } from "./finding.ts";

const maths = { id: "m", title: "Mathematics" };
const french = { id: "f", title: "Français" };
type Card = Facts & { id: number };
const card = (id: number, course: Facts["course"], title: string, stays = false): Card => ({
	id,
	course,
	words: [title, course?.title ?? ""],
	stays,
});
const self = (one: Card) => one;
const ids = (items: Card[], filter: Partial<{ words: string; course: string; limit: number }>) => {
	const { shown, more } = found(items, self, { words: "", course: "", limit: 12, ...filter });
	return { shown: shown.map(({ id }) => id), more };
};

test("the first ones are shown, and how many more there are", () => {
	const many = Array.from({ length: 30 }, (_, at) => card(at, maths, `Task ${at}`));
	expect(ids(many, { limit: 3 })).toEqual({ shown: [0, 1, 2], more: 27 });
	expect(ids(many, { limit: 40 }).more).toBe(0);
});

test("every word is looked for in title and course, without capitals and accents", () => {
	const some = [card(1, french, "Mon été à Zahlé"), card(2, maths, "Fractions"), card(3, null, "Zahle")];
	expect(ids(some, { words: "ETE zahle" }).shown).toEqual([1]);
	expect(ids(some, { words: "  zahlé " }).shown).toEqual([1, 3]);
	expect(ids(some, { words: "francais" }).shown).toEqual([1]);
	expect(ids([card(4, maths, "L’Œuvre au noir")], { words: "l'oeuvre" }).shown).toEqual([4]);
	expect(ids([card(5, maths, "المدرسة")], { words: "المدرسه" }).shown).toEqual([5]);
	expect(ids(some, { words: "فيزياء" }).shown).toEqual([]);
	expect(ids(some, { course: "m" }).shown).toEqual([2]);
	expect(ids(some, { course: "m", words: "été" }).shown).toEqual([]);
});

test("a card with words begun in it is there whatever is asked, in its place", () => {
	const some = [card(1, maths, "A"), card(2, french, "B", true), card(3, maths, "C"), card(4, maths, "D", true)];
	expect(ids(some, { course: "m", limit: 1 })).toEqual({ shown: [1, 2, 4], more: 1 });
});

test("the courses to choose from are named once, by title", () => {
	const some = [card(1, maths, "A"), card(2, french, "B"), card(3, maths, "C"), card(4, null, "D")];
	expect(coursesOf(some, self)).toEqual([french, maths]);
});
