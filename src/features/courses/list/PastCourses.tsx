import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "#features/courses/ending/year-words.ts";
import { isExpected } from "#features/courses/focus.ts";
import type { CourseSummary } from "#features/courses/queries.ts";
import classes from "./CourseCard.module.css";
import { CourseCard } from "./CourseCard.tsx";

type PastCoursesProps = {
	past: CourseSummary[];
	as: "student" | "teacher";
	/** Courses were ended here, and what was pressed may be gone: the focus goes to the button they are behind. */
	ended: RefObject<boolean>;
	onOpen: (id: string) => void;
};

/** How many are drawn at once. */
const page = 24;

// The courses that ended, folded up. Unfolded where one of them was just closed.
export function PastCourses({ as, ended, onOpen, ...courses }: PastCoursesProps) {
	const t = useWords();
	const list = useId();
	const cards = useRef<HTMLDivElement>(null);
	const past = [...courses.past].sort(byEnd);
	const [limit, setLimit] = useState(() => {
		const from = past.findIndex(({ course }) => isExpected("card", course.id));
		return from < 0 ? 0 : Math.max(page, from + 1);
	});
	const button = useRef<HTMLButtonElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the courses that ended are in this list once its length has changed
	useEffect(() => {
		if (ended.current) button.current?.focus();
		ended.current = false;
	}, [past.length]);
	const open = limit > 0;
	const Chevron = open ? IconChevronUp : IconChevronDown;
	// The pressed button moves down the page: the focus goes to the first new card.
	const grow = () => {
		flushSync(() => setLimit(limit + page));
		cards.current?.querySelectorAll("button")[limit]?.focus();
	};
	return (
		<>
			<Button
				ref={button}
				className={classes.fold ?? ""}
				variant="subtle"
				size="compact-md"
				aria-expanded={open}
				aria-controls={open ? list : undefined}
				rightSection={<Chevron size={20} stroke={2} aria-hidden />}
				onClick={() => setLimit(open ? 0 : page)}
			>
				{t("past.title", { count: past.length })}
			</Button>
			{open ? (
				<div className={`${classes.grid} ${classes.past}`} id={list} ref={cards}>
					{past.slice(0, limit).map((summary) => (
						<CourseCard key={summary.course.id} summary={summary} as={as} onOpen={onOpen} />
					))}
				</div>
			) : null}
			{open && past.length > limit ? (
				<Button variant="default" fullWidth onClick={grow}>
					{t("past.more")}
				</Button>
			) : null}
		</>
	);
}

/** The latest that ended first. */
const byEnd = ({ course: a }: CourseSummary, { course: b }: CourseSummary) =>
	(b.archived_at ?? "").localeCompare(a.archived_at ?? "");
