// Finding a card among many: by its course, by words, and a page at a time.
import { matchesWords } from "#i18n/folding.ts";

export type Facts = {
	course: { id: string; title: string } | null;
	/** What a search looks through. */
	words: string[];
	/** Something in it waits for its student (words begun, an answer not sent): it is never hidden. */
	stays: boolean;
	/** While nothing is asked for it is shown even where the page ends before it. */
	comesFirst?: boolean;
};
export type Filter = { words: string; course: string; limit: number };

/** What is to be shown, in the order it came, and how many more there are to show. */
export function found<Item>(
	items: Item[],
	factsOf: (item: Item) => Facts,
	filter: Filter,
): { shown: Item[]; more: number } {
	const nothingAsked = filter.words.trim() === "" && filter.course === "";
	let [matching, more] = [0, 0];
	const shown = items.filter((item) => {
		const { course, words, stays, comesFirst } = factsOf(item);
		const matches = (filter.course === "" || course?.id === filter.course) && matchesWords(filter.words, ...words);
		if (matches) matching++;
		if (stays || (comesFirst && nothingAsked) || (matches && matching <= filter.limit)) return true;
		if (matches) more++;
		return false;
	});
	return { shown, more };
}

/** The courses to choose from, by title. */
export function coursesOf<Item>(items: Item[], factsOf: (item: Item) => Facts) {
	const courses = new Map<string, string>();
	for (const item of items) {
		const { course } = factsOf(item);
		if (course) courses.set(course.id, course.title);
	}
	return [...courses].map(([id, title]) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
}
