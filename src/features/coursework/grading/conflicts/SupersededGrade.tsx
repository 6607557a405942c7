import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import type { useGrading } from "#features/coursework/grading/giving/use-grading.ts";
import { gradeText } from "#features/coursework/grading/grade-draft.ts";
import type { GradingItem, Superseded } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { GradeThatCounts } from "./GradeGiven.tsx";
import classes from "./RefusedGrade.module.css";

type SupersededGradeProps = {
	item: GradingItem;
	superseded: Superseded | null;
	grading: ReturnType<typeof useGrading>;
	onNext: (() => void) | null;
};

// While this grade was being written, the answer was graded elsewhere or became invisible to this teacher. The text
// stays in its fields until the teacher decides.
export function SupersededGrade({ item, superseded, grading, onNext }: SupersededGradeProps) {
	const t = useWords();
	const graded = superseded?.submission?.grade ?? null;
	const discard = async () => {
		await grading.discard();
		onNext?.();
	};
	return (
		<>
			<CalmNote text={superseded ? t(noteOf(superseded)) : null}>
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
			{superseded?.submission && graded !== null ? (
				<div className={classes.box}>
					<GradeThatCounts submission={superseded.submission} max={item.assignment.max_points} />
				</div>
			) : null}
		</>
	);
}

function noteOf({ submission, own }: Superseded) {
	if (!submission) return "grading.gone";
	if (isGivenBack(submission)) return "grading.givenBackMeanwhile";
	return own ? "grading.supersededOwn" : "grading.superseded";
}
