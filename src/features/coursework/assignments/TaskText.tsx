import { IconCalendarClock, IconCalendarEvent } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { AssignmentText } from "#features/coursework/AssignmentText.tsx";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { PointsBlock } from "#ui/blocks/PointsBlock.tsx";
import { dueDay } from "#ui/dates.ts";
import classes from "./AssignmentHead.module.css";
import { openingDay } from "./opening-day.ts";
import { type AssignmentDetail, isScheduled } from "./queries.ts";
import { useWords } from "./words.ts";

type TaskTextProps = { detail: AssignmentDetail; heading: RefObject<HTMLHeadingElement | null> };

// The task as it was set.
export function TaskText({ detail: { assignment, course }, heading }: TaskTextProps) {
	const t = useWords();
	const lang = useLanguage();
	const { title, max_points, due_at, opens_at, instructions } = assignment;
	const now = useCentreNow();
	return (
		<div className={instructions ? classes.task : undefined}>
			<div>
				<div className={classes.head}>
					<div className={classes.words}>
						<h2 className={classes.title} id={`assignment-${assignment.id}`} ref={heading} tabIndex={-1} dir="auto">
							{title}
						</h2>
						<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
					</div>
					<PointsBlock points={max_points} word={t("points", { count: max_points })} />
				</div>
				<p className={classes.due}>
					<IconCalendarEvent size={19} stroke={1.8} aria-hidden />
					{due_at === null ? (
						t("due.none")
					) : (
						<time dateTime={due_at}>{t("due.day", { when: dueDay(due_at, lang) })}</time>
					)}
				</p>
				{opens_at && isScheduled(assignment, now) ? (
					<p className={classes.due}>
						<IconCalendarClock size={19} stroke={1.8} aria-hidden />
						<strong>{t("list.scheduled", { when: openingDay(opens_at, lang) })}</strong>
					</p>
				) : null}
			</div>
			{instructions ? <Instructions assignment={assignment} /> : null}
		</div>
	);
}

const long = (text: string) => text.length > 420 || text.split("\n").length > 7;

// A long text is shortened: most people look for the class below.
function Instructions({ assignment }: Pick<AssignmentDetail, "assignment">) {
	const t = useWords();
	const [whole, setWhole] = useState(false);
	const cut = long(assignment.instructions);
	return (
		<div className={classes.instructions}>
			<AssignmentText
				words={assignment}
				courseId={assignment.course_id}
				className={cut && !whole ? classes.cut : undefined}
			/>
			{cut ? (
				<button type="button" className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
					{t(whole ? "page.showLess" : "page.showAll")}
				</button>
			) : null}
		</div>
	);
}
