// What a student asks of a long list of cards. A short one is shown as it is, without anything to ask with.
import { useState } from "react";
import { coursesOf, type Facts, found } from "./finding.ts";

const page = 12;

export function useFinding<Item>(items: Item[], factsOf: (item: Item) => Facts) {
	const [words, setWords] = useState("");
	const [course, setCourse] = useState("");
	const [limit, setLimit] = useState(page);
	const courses = coursesOf(items, factsOf);
	// The chosen course may have left the list with its last card.
	const chosen = courses.some(({ id }) => id === course) ? course : "";
	const asked = words !== "" || chosen !== "";
	return {
		...found(items, factsOf, { words, course: chosen, limit }),
		many: items.length > page || asked,
		total: items.length,
		words,
		course: chosen,
		courses,
		search: (next: string) => {
			setWords(next);
			setLimit(page);
		},
		choose: (next: string) => {
			setCourse(next);
			setLimit(page);
		},
		grow: () => setLimit(limit + page),
		showAll: () => {
			setWords("");
			setCourse("");
			setLimit(page);
		},
	};
}
