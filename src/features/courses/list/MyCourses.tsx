import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { type CourseSummary, useMyCourses } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./CourseCard.module.css";
import { CourseCard } from "./CourseCard.tsx";
import { EndYearButton } from "./EndYearButton.tsx";
import { PastCourses } from "./PastCourses.tsx";

type MyCoursesProps = {
	as: "student" | "teacher";
	onOpen: (id: string) => void;
	/** Leads a teacher to the form for a course, where none goes on. */
	onCreate?: () => void;
	/** A student's way into another course, or into the first. `past`: there were some before. */
	join?: (courses: { none: boolean; past: boolean }) => ReactNode;
};

export function MyCourses(props: MyCoursesProps) {
	const t = useWords();
	const courses = useMyCourses(props.as);
	if (!courses) return <RuledSkeleton label={t("loading")} />;
	return <Listed courses={courses} {...props} />;
}

function Listed({ courses, as, onOpen, onCreate, join }: MyCoursesProps & { courses: CourseSummary[] }) {
	const t = useWords();
	const current = courses.filter(({ course }) => course.archived_at === null);
	const past = courses.filter(({ course }) => course.archived_at !== null).sort(byEnd);
	const [none, some] = [current.length === 0, past.length > 0];
	const { button, expect } = useFocusAtEnd(past.length);
	return (
		<>
			{none ? null : (
				<div className={classes.grid}>
					{current.map((summary) => (
						<CourseCard key={summary.course.id} summary={summary} as={as} onOpen={onOpen} />
					))}
				</div>
			)}
			{none && onCreate ? (
				<EmptyState
					prop={<FreehandIcon name="books" size={96} />}
					title={t(some ? "teacher.emptyNow" : "teacher.empty")}
					next={t(some ? "teacher.nextNow" : "teacher.next")}
				>
					<Button onClick={onCreate}>{t("create.title")}</Button>
				</EmptyState>
			) : null}
			{join?.({ none, past: some })}
			{some ? <PastCourses past={past} as={as} button={button} onOpen={onOpen} /> : null}
			{as === "teacher" && !none ? (
				<EndYearButton courses={current.map(({ course }) => course)} onEnded={expect} />
			) : null}
		</>
	);
}

/** The latest that ended first. */
const byEnd = ({ course: a }: CourseSummary, { course: b }: CourseSummary) =>
	(b.archived_at ?? "").localeCompare(a.archived_at ?? "");

/** After courses were ended here, the button they are behind takes the focus: what was pressed may be gone. */
function useFocusAtEnd(past: number) {
	const button = useRef<HTMLButtonElement>(null);
	const expected = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: as soon as they are among the past ones
	useEffect(() => {
		if (expected.current) button.current?.focus();
		expected.current = false;
	}, [past]);
	const expect = () => {
		expected.current = true;
	};
	return { button, expect };
}
