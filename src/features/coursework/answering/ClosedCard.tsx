import { Button } from "@mantine/core";
import { type Ref, useId } from "react";
import { answerDraft } from "#features/coursework/commands.ts";
import type { PendingAssignment } from "#features/coursework/queries.ts";
import { TimingTag } from "#features/coursework/TimingTag.tsx";
import { isPast } from "#features/coursework/timing.ts";
import { triesOf } from "#features/coursework/tries/tries.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { dueDay, nearness } from "#ui/dates.ts";
import { DraftSaved } from "#ui/feedback/DraftSaved.tsx";
import facts from "#ui/layout/Facts.module.css";
import classes from "./ClosedCard.module.css";

type ClosedCardProps = PendingAssignment & {
	/** Words for it are kept that are not handed in. */
	drafted: boolean;
	/** The id of its title. */
	heading: string;
	button: Ref<HTMLButtonElement>;
	onOpen: (assignmentId: string) => void;
};

// An assignment while its card is closed: what it is, when it is due, and whether an answer was begun.
export function ClosedCard({
	assignment,
	course,
	optional,
	returned,
	drafted,
	heading,
	button,
	onOpen,
}: ClosedCardProps) {
	const t = useWords();
	const facts = useId();
	const { id, title, max_points } = assignment;
	return (
		<div className={classes.card}>
			<div className={classes.words}>
				<h2 className={classes.title} id={heading} dir="auto">
					{title}
				</h2>
				<div id={facts}>
					<SubjectLine subject={course.subject} text={t("of", { course: course.title, code: course.code })} />
					<Due
						due_at={returned ? undefined : assignment.due_at}
						optional={optional}
						points={`${max_points} ${t("points", { count: max_points })}`}
					/>
				</div>
				{returned ? (
					<p className={classes.said} dir="auto">
						{t("tries.said", { comment: triesOf(returned)[0]?.comment ?? "" })}
					</p>
				) : null}
				{drafted ? <Begun draftKey={answerDraft(id)} /> : null}
			</div>
			<Button
				ref={button}
				className={classes.open ?? ""}
				variant="subtle"
				aria-describedby={`${heading} ${facts}`}
				onClick={() => onOpen(id)}
			>
				{t(drafted ? "card.goOn" : "card.open")}
			</Button>
		</div>
	);
}

type DueProps = {
	/** Undefined where nothing is said of it. */
	due_at: string | null | undefined;
	optional: boolean;
	points: string;
};

function Due({ due_at, optional, points }: DueProps) {
	const t = useWords();
	const lang = useLanguage();
	const now = useCentreNow();
	const near = !due_at || optional ? null : nearness(due_at, now, lang);
	const past = near !== null && isPast(due_at ?? null, now);
	const words = optional ? t("due.before") : due_at === null ? t("due.none") : "";
	return (
		<p className={classes.due}>
			<span className={facts.row}>
				{points ? <span>{points}</span> : null}
				{words ? <span>{words}</span> : null}
				{near ? (
					<span className={past || near.days <= 1 ? classes.near : ""}>
						{t(past ? "due.was" : "due.on", { when: near.words })}
					</span>
				) : null}
				{near && due_at ? <time dateTime={due_at}>{dueDay(due_at, lang)}</time> : null}
			</span>
			{past ? <TimingTag word="missing" /> : null}
		</p>
	);
}

function Begun({ draftKey }: { draftKey: string }) {
	const draft = useDraft(draftKey);
	return draft ? <DraftSaved savedAt={draft.saved_at} /> : null;
}
