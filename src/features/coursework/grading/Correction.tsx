import { ChangeGrade, type ChangeGradeProps } from "#features/coursework/assignments/grades/ChangeGrade.tsx";
import { useAssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { Card } from "#ui/layout/Card.tsx";
import classes from "./GradingCard.module.css";
import type { GradingItem } from "./queries.ts";
import { StudentHead } from "./StudentHead.tsx";
import { TaskHead } from "./TaskHead.tsx";

type CorrectionProps = Pick<ChangeGradeProps, "onSubmit" | "onDone"> & {
	item: GradingItem;
	/** @param id of the answer as soon as its form can be typed into, then "" */
	onReady: (id: string) => void;
};

// The answer that was graded last, with its grade and feedback in the form that changes them.
export function Correction({ item, onReady, onSubmit, onDone }: CorrectionProps) {
	const t = useWords();
	const detail = useAssignmentDetail(item.assignment.id);
	const student = detail?.students.find(({ id }) => id === item.submission.student_id);
	const submission = student?.submission;
	const heading = `correcting-${item.submission.id}`;
	if (!detail || !student || !submission) return null;
	const answers = detail.students.flatMap((one) => one.submission ?? []);
	const graded = answers.filter(({ graded_at }) => graded_at !== null).length;
	return (
		<>
			<TaskHead item={{ ...item, graded, total: answers.length }} />
			<Card labelledBy={heading}>
				<div className={classes.open}>
					<div>
						<StudentHead item={{ ...item, submission }} heading={heading} />
						<RuledText text={submission.text_body} label={t("grading.answer")} />
					</div>
					<div className={classes.correction}>
						<ChangeGrade
							student={student}
							submission={submission}
							detail={detail}
							focus
							quick
							onWrite={() => {}}
							onReady={onReady}
							onSubmit={onSubmit}
							onDone={onDone}
						/>
					</div>
				</div>
			</Card>
		</>
	);
}
