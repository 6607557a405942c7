// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { folded } from "#i18n/folding.ts";
import { materialRow } from "#support/rows.ts";
import type { FileHere, LibraryItem } from "./queries.ts";
import { chosen, useChoice, useChoosing } from "./use-choosing.ts";

function item(id: string, { subject = "", grade = "", words = id }: Partial<LibraryItem> = {}): LibraryItem {
	const material = materialRow({ id, title: id, subject, grade });
	return { material, course: null, assignment: "", subject, grade, words: folded(`${words} ${subject}`) };
}

const water = item("water", { subject: "Sciences", grade: "6", words: "Le cycle de l’eau, océans et rivières" });
const verbs = item("verbs", { subject: "Français", grade: "10", words: "Le présent" });
const sums = item("sums", { subject: "MATH", grade: "2", words: "الكسور Fractions" });
const angles = item("angles", { subject: "math", grade: "10", words: "Géométrie" });
const items = [water, verbs, sums, angles];

const all = { search: "", subject: "", grade: "", here: false };
const found = (choice: Partial<typeof all>, files: ReadonlyMap<string, FileHere> = new Map()) =>
	chosen(items, files, { ...all, ...choice }).map(({ material }) => material.id);

test("without a choice everything is found, in its order", () => {
	expect(found({})).toEqual(["water", "verbs", "sums", "angles"]);
});

test("a search finds words in any order, without accents and capitals, with a plain apostrophe and in Arabic", () => {
	expect(found({ search: "  RIVIERES cycle " })).toEqual(["water"]);
	expect(found({ search: "l'eau" })).toEqual(["water"]);
	expect(found({ search: "francais present" })).toEqual(["verbs"]);
	expect(found({ search: "كسور" })).toEqual(["sums"]);
	expect(found({ search: "geom" })).toEqual(["angles"]);
	expect(found({ search: "geometrie cycle" })).toEqual([]);
});

test("a subject counts however it is written, and grade and search narrow it", () => {
	expect(found({ subject: "Math" })).toEqual(["sums", "angles"]);
	expect(found({ subject: "math", grade: "10" })).toEqual(["angles"]);
	expect(found({ grade: "10" })).toEqual(["verbs", "angles"]);
	expect(found({ grade: "10", search: "present" })).toEqual(["verbs"]);
	expect(found({ grade: "1" })).toEqual([]);
});

test("on this phone is what is whole here: a file that is still coming cannot be read", () => {
	const files = new Map<string, FileHere>([
		["verbs", { state: "here", chosen: true }],
		["sums", { state: "coming", share: 0.5, byItself: false, chosen: true }],
	]);
	expect(found({ here: true }, files)).toEqual(["verbs"]);
	expect(found({ here: true, subject: "math" }, files)).toEqual([]);
});

const choosing = (list: LibraryItem[]) => renderHook(() => useChoosing(list, new Map(), useChoice())).result;

test("each subject is offered once, by the alphabet, and the grades by their number", () => {
	const { subjects, grades } = choosing([...items, item("none")]).current;
	expect(subjects).toHaveLength(3);
	expect(subjects.map(folded)).toEqual(["francais", "math", "sciences"]);
	expect(grades).toEqual(["2", "6", "10"]);
});

test("thirty are drawn, thirty more each time, and thirty again with another choice", () => {
	const result = choosing(Array.from({ length: 70 }, (_, at) => item(`sheet ${at}`)));
	const drawn = () => [result.current.shown.length, result.current.more];
	expect(drawn()).toEqual([30, true]);
	act(() => result.current.grow());
	expect(drawn()).toEqual([60, true]);
	act(() => result.current.grow());
	expect(drawn()).toEqual([70, false]);
	act(() => result.current.choose({ search: "sheet" }));
	expect(drawn()).toEqual([30, true]);
	act(() => result.current.choose({ grade: "6" }));
	expect([...drawn(), result.current.found.length]).toEqual([0, false, 0]);
	act(() => result.current.showAll());
	expect([result.current.choice, ...drawn()]).toEqual([all, 30, true]);
});
