import { Badge } from "@mantine/core";
import { IconCalendarClock, IconChevronRight } from "@tabler/icons-react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { dueDay, shortMoment } from "#ui/dates.ts";
import { CardButton } from "#ui/forms/CardButton.tsx";
import { AssignmentState } from "./AssignmentState.tsx";
import classes from "./GivenList.module.css";
import { isStartOfDay, openingDay } from "./opening-day.ts";
import { type GivenAssignment, isScheduled } from "./queries.ts";

type GivenRowProps = {
	row: GivenAssignment;
	now: number;
	/** Among those of its course, which need not be said. */
	inCourse?: boolean;
	/** One level below what it stands under. */
	heading?: "h3" | "h4";
	onOpen: (id: string) => void;
};

// One assignment: what it is, when it is due, how many handed in. The whole row opens it.
export function GivenRow({
	row: { assignment, course, submitted, graded, returned, without },
	now,
	inCourse = false,
	heading: Heading = "h3",
	onOpen,
}: GivenRowProps) {
	const t = useWords();
	const lang = useLanguage();
	const { id, due_at } = assignment;
	return (
		<li className={classes.item}>
			<div>
				<Heading className={classes.name}>
					<CardButton className={classes.open} data-id={id} onClick={() => onOpen(id)}>
						<bdi>{assignment.title}</bdi>
					</CardButton>
				</Heading>
				{inCourse ? null : (
					<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
				)}
			</div>
			<p className={classes.facts}>
				{isScheduled(assignment, now) ? <Scheduled opens_at={assignment.opens_at ?? ""} now={now} /> : null}
				<span>{due_at === null ? t("due.none") : t("due.day", { when: dueDay(due_at, lang) })}</span>
				<span>{t("teacher.points", { count: assignment.max_points })}</span>
			</p>
			<Counts
				submitted={submitted}
				graded={graded}
				returned={returned}
				missing={assignment.status !== "archived" && isPast(due_at, now) ? without : 0}
			/>
			<IconChevronRight className={classes.arrow} size={20} stroke={2} aria-hidden />
			<div className={classes.state}>
				<AssignmentState assignment={assignment} />
			</div>
		</li>
	);
}

/** A moment that is nearer than so many milliseconds needs no year. */
const near = 300 * 86_400_000;

// Its students do not see it yet.
function Scheduled({ opens_at, now }: { opens_at: string; now: number }) {
	const t = useWords();
	const lang = useLanguage();
	const isNear = Date.parse(opens_at) - now < near;
	const when = isNear && !isStartOfDay(opens_at) ? shortMoment(opens_at, lang) : openingDay(opens_at, lang);
	return (
		<Badge
			component="span"
			color="yellow"
			className={classes.scheduled ?? ""}
			leftSection={<IconCalendarClock size={17} stroke={2} aria-hidden />}
		>
			{t("list.scheduled", { when })}
		</Badge>
	);
}

type CountsProps = Pick<GivenAssignment, "submitted" | "graded" | "returned"> & { missing: number };

function Counts({ submitted, graded, returned, missing }: CountsProps) {
	const t = useWords();
	const open = submitted - graded - returned;
	return (
		<div className={classes.counts}>
			<span>{t("teacher.answers", { submitted, graded })}</span>
			{open > 0 ? (
				<Badge component="span" color="red">
					{t("teacher.toGrade", { count: open })}
				</Badge>
			) : null}
			{returned > 0 ? (
				<Badge component="span" color="yellow">
					{t("teacher.returned", { count: returned })}
				</Badge>
			) : null}
			{missing > 0 ? <Badge component="span">{t("page.missing", { count: missing })}</Badge> : null}
		</div>
	);
}
