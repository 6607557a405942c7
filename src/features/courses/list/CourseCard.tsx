import { IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { CourseFace } from "#features/courses/CourseFace.tsx";
import { lookFor, takeFocus } from "#features/courses/focus.ts";
import type { CourseSummary } from "#features/courses/queries.ts";
import { useWords } from "#features/courses/words.ts";
import { CardButton } from "#ui/forms/CardButton.tsx";
import classes from "./CourseCard.module.css";
import { CourseState } from "./CourseState.tsx";

type CourseCardProps = { summary: CourseSummary; as: "student" | "teacher"; onOpen: (id: string) => void };

// A course among others, and the way into it.
export function CourseCard({ summary, as, onOpen }: CourseCardProps) {
	const t = useWords();
	const { course } = summary;
	const heading = `course-${course.id}`;
	return (
		<article className={classes.card} aria-labelledby={heading}>
			<CourseFace
				course={course}
				title={
					<h2 className={classes.title} id={heading} title={course.title} dir="auto">
						<Opener id={course.id} title={course.title} onOpen={onOpen} />
					</h2>
				}
			>
				<div className={classes.foot}>
					<CourseState summary={summary} as={as} />
					<span className={classes.go} aria-hidden="true">
						<span className={classes.goWord}>{t("open")}</span> <IconChevronRight size={20} stroke={2.4} />
					</span>
				</div>
			</CourseFace>
		</article>
	);
}

type OpenerProps = { id: string; title: string; onOpen: (id: string) => void };

function Opener({ id, title, onOpen }: OpenerProps) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (takeFocus("card", id)) button.current?.focus();
	}, [id]);
	return (
		<CardButton
			ref={button}
			className={classes.open}
			onClick={() => {
				lookFor("page", id);
				onOpen(id);
			}}
		>
			<span className={classes.clamped}>{title}</span>
		</CardButton>
	);
}
