import { useState } from "react";
import { answerDraft } from "#features/coursework/commands.ts";
import { type SubmittedAssignment, useDraft } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { GradeCircle } from "#ui/art/GradeCircle.tsx";
import { RuledText } from "#ui/art/RuledText.tsx";
import { SubjectLine } from "#ui/art/SubjectBadge.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { ChangeAnswer } from "./ChangeAnswer.tsx";
import { RefusedAnswer, RefusedAnswerState } from "./RefusedAnswer.tsx";
import { SubmissionAfter } from "./SubmissionAfter.tsx";
import classes from "./SubmittedCard.module.css";

// A submitted answer: what was written, where it is now, and what came back.
export function SubmittedCard({ item }: { item: SubmittedAssignment }) {
	const t = useWords();
	const [changing, setChanging] = useState(false);
	const { submission, assignment, course, kept } = item;
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
				<Result item={item} />
			</div>
			{kept === null ? null : <RefusedAnswer item={item} kept={kept} />}
			<div className={kept === null ? classes.open : classes.kept}>
				{editing ? (
					<ChangeAnswer
						work={{ submission, assignment, course }}
						focus={changing}
						found={!changing && kept === null}
						onDone={() => setChanging(false)}
					/>
				) : null}
				{!editing && kept === null ? <RuledText text={submission.text_body} label={t("submitted.answer")} /> : null}
				{kept === null ? (
					<SubmissionAfter item={item} onChange={editing ? null : () => setChanging(true)} />
				) : (
					<RefusedAnswerState item={item} kept={kept} editing={editing} />
				)}
			</div>
		</Card>
	);
}

function Result({ item: { submission, assignment } }: { item: SubmittedAssignment }) {
	const t = useWords();
	if (submission.grade === null) return <p className={classes.pending}>{t("submitted.pending")}</p>;
	// A changed grade is a new one: its circle is drawn again.
	const id = `${submission.id}:${submission.grade_changes.length}`;
	return <GradeCircle key={id} id={id} grade={submission.grade} max={assignment?.max_points ?? 100} />;
}
