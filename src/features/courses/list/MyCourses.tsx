import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useMyCourses } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import classes from "./CourseCard.module.css";
import { CourseCard } from "./CourseCard.tsx";

type MyCoursesProps = {
	as: "student" | "teacher";
	onOpen: (id: string) => void;
	/** Leads a teacher to the form for the first course. */
	onCreate?: () => void;
	/** A student's way into another course, or into the first. */
	join?: (none: boolean) => ReactNode;
};

export function MyCourses({ as, onOpen, onCreate, join }: MyCoursesProps) {
	const t = useWords();
	const courses = useMyCourses(as);
	if (!courses) return <RuledSkeleton label={t("loading")} />;
	const none = courses.length === 0;
	return (
		<>
			{none ? null : (
				<div className={classes.grid}>
					{courses.map((summary) => (
						<CourseCard key={summary.course.id} summary={summary} as={as} onOpen={onOpen} />
					))}
				</div>
			)}
			{none && onCreate ? (
				<EmptyState prop={<FreehandIcon name="books" size={96} />} title={t("teacher.empty")} next={t("teacher.next")}>
					<Button onClick={onCreate}>{t("create.title")}</Button>
				</EmptyState>
			) : null}
			{join?.(none)}
		</>
	);
}
