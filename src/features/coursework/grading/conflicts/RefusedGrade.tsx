import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, retrySending } from "#features/coursework/commands.ts";
import { gradeText } from "#features/coursework/grading/grade-draft.ts";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { pointsText } from "#ui/points.ts";
import { GradeGiven } from "./GradeGiven.tsx";
import classes from "./RefusedGrade.module.css";
import { UseMyGrade } from "./UseMyGrade.tsx";

type Refused = NonNullable<GradingItem["refused"]>;
type RefusedGradeProps = { item: GradingItem; refused: Refused };

// A grade that the server refused: why, what the teacher wrote, and which grade counts instead.
export function RefusedGrade({ item, refused }: RefusedGradeProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { submission } = item;
	const superseded = submission.graded_at !== null;
	const changed = refused.refusal?.reason === "text-changed";
	return (
		<div className={classes.box}>
			<StateNote state="failed" word={t("grading.notSent")} reason={whyNot(refused)}>
				<Choices refused={refused} superseded={superseded} changed={changed} />
			</StateNote>
			{superseded ? (
				<div className={classes.pair}>
					<GradeGiven
						title={t("grading.theirs")}
						grade={submission.grade ?? 0}
						feedback={submission.feedback ?? ""}
						max={item.assignment.max_points}
					/>
					<GradeGiven
						title={t("grading.yours")}
						grade={refused.body.grade}
						feedback={refused.body.feedback}
						max={item.assignment.max_points}
					/>
				</div>
			) : null}
			{superseded ? <UseMyGrade item={item} refused={refused} /> : null}
		</div>
	);
}

type ChoicesProps = { refused: Refused; superseded: boolean; changed: boolean };

// Sending it again as it is makes sense only where neither the answer nor the grade has moved.
function Choices({ refused, superseded, changed }: ChoicesProps) {
	const t = useWords();
	const lang = useLanguage();
	const { id, body } = refused;
	const dismiss = async () => offerUndo(t("grading.discarded"), await discardEntry(id));
	return (
		<>
			{superseded ? (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
					{t("grading.dismiss")}
				</Button>
			) : null}
			{superseded || changed ? null : (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(id))}>
					{t("tryAgain")}
				</Button>
			)}
			<CopyWords text={gradeText({ grade: pointsText(body.grade, lang), feedback: body.feedback })} />
		</>
	);
}
