// What a reader looks for in the library, and how much of it is drawn.
import { useState } from "react";
import { folded, foldedWords } from "#i18n/folding.ts";
import type { FileHere, LibraryItem } from "./queries.ts";

const page = 30;

type Choice = { search: string; subject: string; grade: string; here: boolean };
const everything: Choice = { search: "", subject: "", grade: "", here: false };

/** Those that fit every choice; each word of the search stands anywhere. */
export function chosen(
	items: readonly LibraryItem[],
	files: ReadonlyMap<string, FileHere>,
	{ search, subject, grade, here }: Choice,
): LibraryItem[] {
	const words = foldedWords(search);
	return items.filter(
		(item) =>
			words.every((word) => item.words.includes(word)) &&
			(subject === "" || folded(item.subject) === folded(subject)) &&
			(grade === "" || item.grade === grade) &&
			(!here || files.get(item.material.id)?.state === "here"),
	);
}

/** Each subject once, however it is written, in the order of the alphabet. */
function subjectsOf(items: readonly LibraryItem[]): string[] {
	const found = new Map(items.map(({ subject }) => [folded(subject), subject]));
	found.delete("");
	return [...found.values()].sort((a, b) => a.localeCompare(b));
}

const gradesOf = (items: readonly LibraryItem[]): string[] =>
	[...new Set(items.map(({ grade }) => grade).filter(Boolean))].sort((a, b) => Number(a) - Number(b));

/** What is chosen, and how many are drawn of it: stays while a material is open. */
export const useChoice = () => useState({ choice: everything, limit: page });

export type ChoiceState = ReturnType<typeof useChoice>;

export function useChoosing(
	items: readonly LibraryItem[],
	files: ReadonlyMap<string, FileHere>,
	[{ choice, limit }, setState]: ChoiceState,
) {
	const found = chosen(items, files, choice);
	return {
		choice,
		found,
		shown: found.slice(0, limit),
		more: found.length > limit,
		grow: () => setState({ choice, limit: limit + page }),
		subjects: subjectsOf(items),
		grades: gradesOf(items),
		choose: (change: Partial<Choice>) => setState({ choice: { ...choice, ...change }, limit: page }),
		showAll: () => setState({ choice: everything, limit: page }),
	};
}
