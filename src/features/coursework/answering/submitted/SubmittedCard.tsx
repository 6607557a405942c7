import { type ReactNode, useCallback, useState } from "react";
import { FoldedTask } from "#features/coursework/AssignmentText.tsx";
import { noteGradesNotNew } from "#features/coursework/answering/commands.ts";
import { AnswerThere } from "#features/coursework/answering/SupersededNote.tsx";
import { answerDraft } from "#features/coursework/commands.ts";
import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { EarlierTries } from "#features/coursework/tries/EarlierTries.tsx";
import { ReturnedNote } from "#features/coursework/tries/ReturnedNote.tsx";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useWords } from "#features/coursework/words.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { RuledText } from "#ui/art/RuledText.tsx";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { AnswerActions } from "./AnswerActions.tsx";
import { AnswerState } from "./AnswerState.tsx";
import { ChangeAnswer } from "./ChangeAnswer.tsx";
import { RefusedAnswer, RefusedAnswerChoices } from "./RefusedAnswer.tsx";
import { SubmittedAt } from "./SubmittedAt.tsx";
import classes from "./SubmittedCard.module.css";
import { SubmittedFeedback } from "./SubmittedFeedback.tsx";

type SubmittedCardProps = {
	item: SubmittedAssignment;
	/** Its student has not seen its grade yet. */
	fresh: boolean;
	/** Leads to the answer once it was taken back. */
	onBack: (assignmentId: string) => void;
	worksheets: (assignmentId: string) => ReactNode;
};

// A submitted answer: what was written, where it is now, and what came back.
export function SubmittedCard({ item, fresh, onBack, worksheets }: SubmittedCardProps) {
	const t = useWords();
	const [changing, setChanging] = useState(false);
	const { submission, assignment, course, due_at, kept } = item;
	const heading = `submitted-${submission.assignment_id}`;
	const draft = useDraft(answerDraft(submission.assignment_id));
	// A new text that was begun for this answer is shown, not hidden behind a button.
	const begun = submission.graded_at === null && draft ? draft.text !== submission.text_body : false;
	const editing = assignment !== null && course !== null && (changing || begun);
	return (
		<Card labelledBy={heading}>
			<div className={classes.head}>
				<div className={classes.words}>
					<h2 className={classes.title} id={heading} dir="auto">
						{item.title}
					</h2>
					<SubjectLine
						subject={course?.subject ?? ""}
						text={course ? t("of", { course: course.title, code: course.code }) : item.courseTitle}
					/>
				</div>
				<Grade item={item} fresh={fresh} />
			</div>
			<div className={classes.state}>
				<AnswerState item={item} onChange={editing ? null : () => setChanging(true)} onBack={onBack} />
			</div>
			{assignment ? (
				<FoldedTask words={assignment} courseId={assignment.course_id} name={t("submitted.task")}>
					{worksheets(assignment.id)}
				</FoldedTask>
			) : null}
			{kept === null ? null : <RefusedAnswer item={item} kept={kept} />}
			<div className={kept === null ? classes.open : classes.kept} data-editing={editing}>
				{editing && kept === null && submission.graded_at === null ? (
					<div className={classes.there} data-found={!changing}>
						<AnswerThere text={submission.text_body} />
					</div>
				) : null}
				{editing ? (
					<ChangeAnswer
						item={{ submission, assignment, course, due_at }}
						focus={changing}
						onDone={() => setChanging(false)}
					/>
				) : null}
				{!editing && kept === null ? <RuledText text={submission.text_body} label={t("submitted.answer")} /> : null}
				{kept === null ? (
					<SubmissionAfter item={item} onChange={editing ? null : () => setChanging(true)} onBack={onBack} />
				) : (
					<RefusedAnswerChoices item={item} kept={kept} editing={editing} />
				)}
			</div>
		</Card>
	);
}

export function Grade({ item: { submission, assignment }, fresh }: { item: SubmittedAssignment; fresh: boolean }) {
	const seen = useCallback(() => void noteGradesNotNew([submission]), [submission]);
	if (submission.grade === null) return null;
	// A changed grade is a new one: its circle is drawn again.
	const key = submission.grade_changes.length;
	const max = assignment?.max_points ?? 100;
	return <GradeCircle key={key} grade={submission.grade} max={max} fresh={fresh} onSeen={seen} />;
}

type SubmissionAfterProps = Pick<SubmittedCardProps, "item" | "onBack"> & { onChange: (() => void) | null };

// Below the answer, or beside it on a wide screen: the feedback, and when it was handed in.
export function SubmissionAfter({ item, onChange, onBack }: SubmissionAfterProps) {
	return (
		<div className={classes.after}>
			<SubmittedFeedback item={item} />
			{isGivenBack(item.submission) ? <ReturnedNote submission={item.submission} /> : null}
			<EarlierTries submission={item.submission} max={item.assignment?.max_points ?? 100} />
			<SubmittedAt item={item} />
			{onChange ? <AnswerActions item={item} onChange={onChange} onBack={onBack} /> : null}
		</div>
	);
}
