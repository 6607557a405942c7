import { useEffect, useRef } from "react";
import { CourseBadges } from "#features/courses/CourseFace.tsx";
import { Cover } from "#features/courses/Cover.tsx";
import { isFree, takeFocus } from "#features/courses/focus.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import classes from "./CourseLabel.module.css";

// The cover of a course with its label, as on an exercise book.
export function CourseLabel({ course }: { course: ShownCourse }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takeFocus("page", course.id) || isFree()) heading.current?.focus();
	}, [course.id]);
	return (
		<Cover subject={course.subject} className={classes.cover ?? ""}>
			<div className={classes.label}>
				<h2 className={classes.title} id={`course-${course.id}`} ref={heading} tabIndex={-1} dir="auto">
					{course.title}
				</h2>
				<p className={classes.code}>{course.code}</p>
				<CourseBadges course={course} />
			</div>
		</Cover>
	);
}
