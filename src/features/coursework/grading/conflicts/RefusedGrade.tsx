import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, gradeSubmission, retrySending } from "#features/coursework/commands.ts";
import { gradeText } from "#features/coursework/grading/grade-draft.ts";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { pointsText } from "#ui/points.ts";
import { GradeGiven, GradeThatCounts } from "./GradeGiven.tsx";
import classes from "./RefusedGrade.module.css";
import { UseMyGrade } from "./UseMyGrade.tsx";

type Refused = Extract<NonNullable<GradingItem["refused"]>, { kind: "gradeSubmission" }>;
type RefusedGradeProps = { item: GradingItem; refused: Refused };

// A grade that the server refused: why, what the teacher wrote, and which grade counts instead.
export function RefusedGrade({ item, refused }: RefusedGradeProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	useRefusalSaidHere(refused);
	const { submission } = item;
	const superseded = submission.graded_at !== null;
	const changed = refused.refusal?.reason === "text-changed";
	return (
		<div className={classes.box}>
			<StateNote state="failed" word={t("grading.notSent")} reason={whyNot(refused)}>
				<Choices item={item} refused={refused} superseded={superseded} changed={changed} />
			</StateNote>
			{superseded ? (
				<div className={classes.pair}>
					<GradeThatCounts submission={submission} max={item.assignment.max_points} />
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

type ChoicesProps = { item: GradingItem; refused: Refused; superseded: boolean; changed: boolean };

// Sending it again as it is makes sense only where neither the answer nor the grade has moved.
function Choices({ item, refused, superseded, changed }: ChoicesProps) {
	const t = useWords();
	const lang = useLanguage();
	const { id, body } = refused;
	const givenBack = isGivenBack(item.submission);
	const seen = item.submission.text_body;
	const dismiss = async () => offerUndo(t("grading.discarded"), await discardEntry(id));
	return (
		<>
			{givenBack ? (
				<Button size="sm" onClick={() => orSayNotSaved(gradeSubmission({ ...item, ...body, seen, instead: id }))}>
					{t("grading.gradeAnyway")}
				</Button>
			) : null}
			{superseded || givenBack ? (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(dismiss())}>
					{t(superseded ? "grading.dismiss" : "grading.discard")}
				</Button>
			) : null}
			{superseded || changed || givenBack ? null : (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(id))}>
					{t("tryAgain")}
				</Button>
			)}
			<CopyWords text={gradeText({ grade: pointsText(body.grade, lang), feedback: body.feedback })} />
		</>
	);
}
