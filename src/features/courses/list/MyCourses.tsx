import { Button } from "@mantine/core";
import { type ReactNode, type RefObject, Suspense, useRef } from "react";
import { type CourseSummary, useMyCourses } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { part } from "#ui/loading/part.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./CourseCard.module.css";
import { CourseCard } from "./CourseCard.tsx";

// Not there in the first year of a person, so its code is loaded on demand.
const PastCourses = part(() => import("./PastCourses.tsx").then((file) => file.PastCourses));

type MyCoursesProps = {
	as: "student" | "teacher";
	onOpen: (id: string) => void;
	/** Leads a teacher to the form for a course, where none goes on. */
	onCreate?: () => void;
	/** A student's way into another course, or into the first. `past`: there were some before. */
	join?: (courses: { none: boolean; past: boolean }) => ReactNode;
	/** A teacher's way to end those that go on. It sets `ended`: the past ones take the focus when some are among them. */
	end?: (current: CourseSummary[], ended: RefObject<boolean>) => ReactNode;
};

export function MyCourses({ as, onOpen, onCreate, join, end }: MyCoursesProps) {
	const t = useWords();
	const courses = useMyCourses(as);
	const ended = useRef(false);
	if (!courses) return <RuledSkeleton label={t("loading")} />;
	const current = courses.filter(({ course }) => course.archived_at === null);
	const past = courses.filter(({ course }) => course.archived_at !== null);
	const [none, some] = [current.length === 0, past.length > 0];
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
					title={t(some ? "emptyNow" : "teacher.empty")}
					next={t("teacher.next")}
				>
					<Button onClick={onCreate}>{t("create.title")}</Button>
				</EmptyState>
			) : null}
			{join?.({ none, past: some })}
			<Suspense>{some ? <PastCourses past={past} as={as} ended={ended} onOpen={onOpen} /> : null}</Suspense>
			{none ? null : end?.(current, ended)}
		</>
	);
}
