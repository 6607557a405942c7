import { IconCalendarEvent } from "@tabler/icons-react";
import { memo } from "react";
import { AssignmentText } from "#features/coursework/AssignmentText.tsx";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { PointsBlock } from "#ui/blocks/PointsBlock.tsx";
import { dueDay, nearness } from "#ui/dates.ts";
import { Card } from "#ui/layout/Card.tsx";
import { AnswerForm, type AnswerFormProps } from "./AnswerForm.tsx";
import classes from "./AssignmentCard.module.css";
import { SupersededNote } from "./SupersededNote.tsx";

// One assignment and the form to answer it. Memoised: typing in another card does not render it again.
export const AssignmentCard = memo(function AssignmentCard(props: AnswerFormProps) {
	const t = useWords();
	const { assignment, course, optional, superseded } = props;
	const heading = `assignment-${assignment.id}`;
	return (
		<Card labelledBy={heading}>
			<div className={classes.open}>
				<div>
					<div className={classes.head}>
						<div>
							<h2 className={classes.title} id={heading} dir="auto">
								{assignment.title}
							</h2>
							<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
						</div>
						<PointsBlock points={assignment.max_points} word={t("points", { count: assignment.max_points })} />
					</div>
					{optional ? (
						<p className={classes.due}>{t("due.before")}</p>
					) : (
						<DueLine due_at={assignment.due_at} answered={superseded?.submission != null} />
					)}
					<AssignmentText words={assignment} className={classes.instructions} />
				</div>
				<div className={classes.answer}>
					<SupersededNote superseded={superseded} />
					<AnswerForm {...props} />
				</div>
			</div>
		</Card>
	);
});

function DueLine({ due_at, answered }: { due_at: string | null; answered: boolean }) {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	if (due_at === null) return <p className={classes.due}>{t("due.none")}</p>;
	const past = isPast(due_at, now);
	const { days, words } = nearness(due_at, now, lang);
	return (
		<>
			<p className={classes.due}>
				<IconCalendarEvent size={19} stroke={1.8} aria-hidden />
				<span className={classes.when}>
					<span className={past || days <= 1 ? classes.near : classes.far}>
						{t(past ? "due.was" : "due.on", { when: words })}
					</span>{" "}
					<time dateTime={due_at}>{dueDay(due_at, lang)}</time>
				</span>
			</p>
			{past && !answered ? (
				<p className={classes.missing}>
					<TimingTag word="missing" /> <span>{t("pending.stillOpen")}</span>
				</p>
			) : null}
		</>
	);
}
