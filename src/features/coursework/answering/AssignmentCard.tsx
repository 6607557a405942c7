import { IconCalendarEvent } from "@tabler/icons-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { isPast } from "#features/coursework/timing.ts";
import { EarlierTries } from "#features/coursework/tries/EarlierTries.tsx";
import { ReturnedNote } from "#features/coursework/tries/ReturnedNote.tsx";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useLookingAt } from "#features/coursework/whats-new/use-whats-new.ts";
import { useWords } from "#features/coursework/words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { dueDay, nearness } from "#ui/dates.ts";
import { Card } from "#ui/layout/Card.tsx";
import facts from "#ui/layout/Facts.module.css";
import { isFocusLost } from "#ui/layout/focus-page.ts";
import { AnswerForm, type AnswerFormProps } from "./AnswerForm.tsx";
import classes from "./AssignmentCard.module.css";
import { ClosedCard } from "./ClosedCard.tsx";
import { SupersededNote } from "./SupersededNote.tsx";
import { TaskSide } from "./TaskSide.tsx";

type AssignmentCardProps = AnswerFormProps & {
	open: boolean;
	/** Words for it are kept that are not handed in. */
	drafted: boolean;
	worksheets: (assignmentId: string) => ReactNode;
	onOpen: (assignmentId: string) => void;
};

// One assignment, its card closed or open. Memoised: typing in another card does not render it again.
export const AssignmentCard = memo(function AssignmentCard({
	open,
	drafted,
	onOpen,
	worksheets,
	...props
}: AssignmentCardProps) {
	const { assignment, course, optional, returned } = props;
	const heading = `assignment-${assignment.id}`;
	const button = useFocusAfterClosing(open);
	return (
		<Card labelledBy={heading}>
			{open ? (
				<OpenCard {...props} heading={heading} worksheets={worksheets} />
			) : (
				<ClosedCard {...{ assignment, course, optional, returned, drafted, heading, button, onOpen }} />
			)}
		</Card>
	);
});

/** @returns what takes the focus when the card is closed: the pressed button is gone */
function useFocusAfterClosing(open: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const before = useRef(open);
	useEffect(() => {
		if (before.current && !open && isFocusLost()) button.current?.focus({ preventScroll: true });
		before.current = open;
	}, [open]);
	return button;
}

type OpenCardProps = AnswerFormProps & Pick<AssignmentCardProps, "worksheets"> & { heading: string };

function OpenCard({ heading, worksheets, ...props }: OpenCardProps) {
	const t = useWords();
	const { assignment, course, optional, returned, superseded } = props;
	useLookingAt(assignment.id);
	return (
		<div className={classes.open}>
			<TaskSide {...{ assignment, course, heading, worksheets }}>
				{optional ? <p className={classes.due}>{t("due.before")}</p> : null}
				{optional || returned ? null : <DueLine due_at={assignment.due_at} answered={superseded?.submission != null} />}
				{returned ? <Returned submission={returned} max={assignment.max_points} /> : null}
			</TaskSide>
			<div className={classes.answer}>
				<SupersededNote superseded={superseded} />
				<AnswerForm {...props} />
			</div>
		</div>
	);
}

// What came back. It has no due date any more: what was handed in first counts.
function Returned({ submission, max }: { submission: NonNullable<AnswerFormProps["returned"]>; max: number }) {
	return (
		<div className={classes.returned}>
			<ReturnedNote submission={submission} />
			<EarlierTries submission={submission} max={max} />
		</div>
	);
}

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
				<span className={facts.row}>
					<span className={past || days <= 1 ? classes.near : classes.far}>
						{t(past ? "due.was" : "due.on", { when: words })}
					</span>
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
