import { Button } from "@mantine/core";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { CopyWords } from "./CopyWords.tsx";
import { GradeGiven } from "./GradeGiven.tsx";
import { gradeText } from "./grade-draft.ts";
import type { GradingItem, Overtaken } from "./grading-queries.ts";
import classes from "./RefusedGrade.module.css";
import { useWords } from "./teaching-words.ts";
import type { useGrading } from "./use-grading.ts";

type OvertakenGradeProps = {
	item: GradingItem;
	overtaken: Overtaken | null;
	grading: ReturnType<typeof useGrading>;
	onNext: (() => void) | null;
};

// While this grade was being written the answer was graded elsewhere, or is no longer this teacher's to see. The words
// stay in their fields; what becomes of them is the teacher's to say.
export function OvertakenGrade({ item, overtaken, grading, onNext }: OvertakenGradeProps) {
	const t = useWords();
	const graded = overtaken?.submission?.grade ?? null;
	const discard = async () => {
		await grading.discard();
		onNext?.();
	};
	return (
		<>
			<CalmNote text={overtaken ? t(newsOf(overtaken)) : null}>
				{grading.draft.text === "" ? null : (
					<>
						<CopyWords text={gradeText(grading.values)} />
						<Button variant="default" size="sm" onClick={() => orSayNotSaved(discard())}>
							{t("grading.discard")}
						</Button>
					</>
				)}
				<Button variant="default" size="sm" onClick={() => onNext?.()}>
					{t("grading.goOn")}
				</Button>
			</CalmNote>
			{overtaken?.submission && graded !== null ? (
				<div className={classes.box}>
					<GradeGiven
						title={overtaken.grader ? t("grading.by", { name: overtaken.grader }) : t("grading.theirs")}
						grade={graded}
						feedback={overtaken.submission.feedback ?? ""}
						max={item.assignment.max_points}
					/>
				</div>
			) : null}
		</>
	);
}

function newsOf({ submission, own }: Overtaken) {
	if (!submission) return "grading.gone";
	return own ? "grading.overtakenOwn" : "grading.overtaken";
}
