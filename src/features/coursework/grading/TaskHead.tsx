// The browser's <progress> and not Mantine's bar: it has role and value by itself, and needs no code and no styles of
// its own.
import { useWords } from "#features/coursework/teaching-words.ts";
import facts from "#ui/layout/Facts.module.css";
import type { GradingItem } from "./queries.ts";
import classes from "./TaskHead.module.css";

// Above the open answer: what it answers, of which course, and how far this assignment is.
export function TaskHead({ item }: { item: GradingItem }) {
	const t = useWords();
	const { assignment, course, graded, total } = item;
	const progress = t("grading.progress", { graded, total });
	return (
		<header className={classes.head}>
			<h2 className={classes.title} dir="auto">
				{assignment.title}
			</h2>
			<p className={classes.meta}>
				<span className={classes.count}>{progress}</span>
				<progress className={classes.bar} value={graded} max={total} aria-label={progress} />
				<span className={facts.row}>
					<bdi>{course.title}</bdi>
					<span className="unbroken">{course.code}</span>
				</span>
			</p>
		</header>
	);
}
