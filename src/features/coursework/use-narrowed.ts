// What a teacher asks of a long pile: one course, one assignment, a name. A short pile is shown as it is.
import { useState } from "react";
import { coursesOf, type Facts, found } from "./finding.ts";
import type { GradingItem } from "./grading-queries.ts";

const few = 12;

/**
 * @param kept an answer that stays whatever is asked for: words are being typed for it
 */
export function useNarrowed(items: GradingItem[], kept: string) {
	const [words, setWords] = useState("");
	const [course, setCourse] = useState("");
	const [task, setTask] = useState("");
	const factsOf = (item: GradingItem): Facts => ({
		course: item.course,
		words: [item.student, item.assignment.title],
		stays: item.submission.id === kept,
	});
	const courses = coursesOf(items, factsOf);
	// The chosen course, or assignment, may have left the pile with its last answer.
	const ofCourse = courses.some(({ id }) => id === course) ? course : "";
	const tasks = tasksOf(items.filter((item) => ofCourse === "" || item.course.id === ofCourse));
	const ofTask = tasks.some(({ id }) => id === task) ? task : "";
	const matching = found(items, factsOf, { words, course: ofCourse, limit: Number.POSITIVE_INFINITY }).shown;
	const asked = words !== "" || ofCourse !== "" || ofTask !== "";
	return {
		items: matching.filter((item) => ofTask === "" || item.assignment.id === ofTask || factsOf(item).stays),
		many: items.length > few || asked,
		total: items.length,
		words,
		course: ofCourse,
		task: ofTask,
		courses,
		tasks,
		search: setWords,
		chooseCourse: setCourse,
		chooseTask: setTask,
		showAll: () => {
			setWords("");
			setCourse("");
			setTask("");
		},
	};
}

function tasksOf(items: GradingItem[]) {
	const tasks = new Map(items.map(({ assignment, course }) => [assignment.id, `${assignment.title} · ${course.code}`]));
	return [...tasks].map(([id, title]) => ({ id, title })).sort((a, b) => a.title.localeCompare(b.title));
}
