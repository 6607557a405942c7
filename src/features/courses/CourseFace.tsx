import { Badge } from "@mantine/core";
import { IconArchive } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "#features/courses/list/CourseCard.module.css";
import { GradeBadge, SubjectBadge } from "#ui/art/SubjectBadge.tsx";
import { Cover } from "./Cover.tsx";
import { endWaits, type ShownCourse } from "./queries.ts";
import { useWords } from "./words.ts";

type CourseFaceProps = {
	course: Pick<ShownCourse, "code" | "subject" | "grade_level"> & Partial<Pick<ShownCourse, "archived_at" | "entry">>;
	title: ReactNode;
	children?: ReactNode;
};

// A course as its exercise book: the cover in the subject's colour, the label beside it.
export function CourseFace({ course, title, children }: CourseFaceProps) {
	return (
		<>
			<Cover subject={course.subject} className={classes.tile ?? ""} />
			<div className={classes.words}>
				{title}
				<p className={classes.code}>{course.code}</p>
				<CourseBadges course={course} />
				{children}
			</div>
		</>
	);
}

/** Subject, grade and whether the course is over. */
export function CourseBadges({ course }: Pick<CourseFaceProps, "course">) {
	const t = useWords();
	return (
		<div className={classes.badges}>
			{course.subject ? <SubjectBadge subject={course.subject} /> : null}
			{course.grade_level ? <GradeBadge text={t("grade", { level: course.grade_level })} /> : null}
			{course.archived_at && !endWaits(course) ? (
				<Badge component="span" variant="outline" leftSection={<IconArchive size={17} stroke={2} aria-hidden />}>
					{t("archived")}
				</Badge>
			) : null}
		</div>
	);
}
