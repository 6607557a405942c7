import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { GradeBadge, SubjectBadge } from "#ui/SubjectBadge.tsx";
import { lookOf } from "#ui/subject.ts";
import classes from "./CourseCard.module.css";
import { CourseState } from "./CourseState.tsx";
import type { CourseSummary } from "./queries.ts";
import { useWords } from "./words.ts";

type CourseCardProps = { summary: CourseSummary; as: "student" | "teacher"; onOpen?: (id: string) => void };

// A course as its exercise book: the cover in the subject's colour, the label beside it.
export function CourseCard({ summary, as }: CourseCardProps) {
	const t = useWords();
	const { course } = summary;
	const { tone, icon } = lookOf(course.subject);
	return (
		<article className={classes.card} aria-labelledby={`course-${course.id}`}>
			<div className={`${classes.tile} ${classes[tone]}`} aria-hidden="true">
				<span className={classes.prop}>
					<FreehandIcon name={icon} size={64} accent="var(--accent)" />
				</span>
			</div>
			<div className={classes.words}>
				<h2 className={classes.title} id={`course-${course.id}`} dir="auto">
					{course.title}
				</h2>
				<p className={classes.code}>{course.code}</p>
				<div className={classes.badges}>
					{course.subject ? <SubjectBadge subject={course.subject} /> : null}
					{course.grade_level ? <GradeBadge text={t("grade", { level: course.grade_level })} /> : null}
				</div>
				<CourseState summary={summary} as={as} />
			</div>
		</article>
	);
}
