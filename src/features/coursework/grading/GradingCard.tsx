import { Button } from "@mantine/core";
import { memo, useLayoutEffect } from "react";
import { FoldedTask } from "#features/coursework/AssignmentText.tsx";
import { useWords } from "#features/coursework/teaching-words.ts";
import { EarlierTries } from "#features/coursework/tries/EarlierTries.tsx";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useLookingAt } from "#features/coursework/whats-new/use-whats-new.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { ChangedAnswer } from "./conflicts/ChangedAnswer.tsx";
import { RefusedGrade } from "./conflicts/RefusedGrade.tsx";
import { RefusedReturn } from "./conflicts/RefusedReturn.tsx";
import { SupersededGrade } from "./conflicts/SupersededGrade.tsx";
import { GradeForm, type GradeFormProps } from "./GradeForm.tsx";
import classes from "./GradingCard.module.css";
import { useGrading } from "./giving/use-grading.ts";
import type { GradingItem, Superseded } from "./queries.ts";
import { StudentHead } from "./StudentHead.tsx";

type GradingCardProps = Omit<GradeFormProps, "grading" | "closed"> & {
	/** The answer left the queue while its grade was being written, */
	held: boolean;
	/** and how it stands now, once that is known. */
	superseded: Superseded | null;
	onGraded: Parameters<typeof useGrading>[2];
	onSubmit: Parameters<typeof useGrading>[3];
	onWriting: (writing: boolean) => void;
};

// One student's answer and its grade form. Give it the submission's id as `key`.
export function GradingCard({ item, held, superseded, onGraded, onSubmit, onWriting, ...rest }: GradingCardProps) {
	const t = useWords();
	const { submission, assignment, refused } = item;
	const heading = `grading-${submission.id}`;
	useLookingAt(assignment.id);
	const closed = held || submission.graded_at !== null;
	const grading = useGrading(item, closed, onGraded, onSubmit);
	const { writing, begunWith } = grading;
	useLayoutEffect(() => {
		onWriting(writing);
		return () => onWriting(false);
	}, [writing, onWriting]);
	return (
		<Card labelledBy={heading}>
			<div className={classes.open}>
				<div>
					<StudentHead item={item} heading={heading} />
					{refused?.kind === "gradeSubmission" ? <RefusedGrade item={item} refused={refused} /> : null}
					{refused?.kind === "returnAnswer" ? <RefusedReturn item={item} refused={refused} /> : null}
					<SupersededGrade item={item} superseded={superseded} grading={grading} onNext={rest.onNext} />
					<ChangedAnswer item={item} grading={grading} closed={closed} />
					{isGivenBack(submission) ? <CalmNote text={t("grading.isGivenBack")} /> : null}
					<Answer item={item} />
				</div>
				<div className={classes.grade}>
					{closed && !writing && !held ? (
						<NextAnswer onNext={rest.onNext} />
					) : (
						<GradeForm item={item} grading={grading} closed={closed || begunWith !== null} {...rest} />
					)}
				</div>
			</div>
		</Card>
	);
}

// What was asked and handed in. Memoised: a key in the grade or the feedback does not draw it again.
const Answer = memo(function Answer({ item: { submission, assignment } }: { item: GradingItem }) {
	const t = useWords();
	return (
		<>
			<RuledText text={submission.text_body} label={t("grading.answer")} />
			<EarlierTries submission={submission} max={assignment.max_points} />
			<FoldedTask words={assignment} courseId={assignment.course_id} name={t("teacher.instructions")} />
		</>
	);
});

// Shown when this answer can no longer be graded. A phone shows no list, so this leads to the next answer.
function NextAnswer({ onNext }: { onNext: (() => void) | null }) {
	const t = useWords();
	if (!onNext) return null;
	return (
		<Button variant="default" fullWidth onClick={onNext}>
			{t("grading.nextAnswer")}
		</Button>
	);
}
