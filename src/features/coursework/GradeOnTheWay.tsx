import { Button } from "@mantine/core";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import type { HandedIn } from "./assignment-queries.ts";
import { CopyWords } from "./CopyWords.tsx";
import { discardErrand, retrySending } from "./commands.ts";
import { GradeGiven } from "./GradeGiven.tsx";
import classes from "./GradeSheet.module.css";
import { gradeText } from "./grade-draft.ts";
import { whyNotGraded } from "./reasons.ts";
import { useWords } from "./room-words.ts";
import { changeGrade } from "./teaching-commands.ts";

type Refused = Extract<NonNullable<HandedIn["submission"]["errand"]>, { kind: "changeGrade" }>;

// A grade of this phone that the server has not confirmed, given or changed. It is said whether or not the row is open.
export function GradeOnTheWay({ pupil, submission, room }: HandedIn) {
	const t = useWords();
	const { errand } = submission;
	if (!errand || errand.state === "sent") return null;
	const { state } = errand;
	if (errand.kind === "gradeSubmission") {
		const where = state === "failed" ? t("room.grade.where") : "";
		return (
			<div className={classes.note}>
				<StateNote state={state} word={t(`room.grade.${state}`)} reason={where} />
			</div>
		);
	}
	if (errand.kind !== "changeGrade") return null;
	return (
		<div className={classes.note}>
			{state === "failed" ? (
				<RefusedChange pupil={pupil} submission={submission} room={room} refused={errand} />
			) : (
				<StateNote state={state} word={t(`change.${state}`)} />
			)}
		</div>
	);
}

// Two grades side by side: the one that counts, and the one that was not taken. Neither goes before the teacher says so.
function RefusedChange({ pupil, submission, room, refused }: HandedIn & { refused: Refused }) {
	const t = useWords();
	const { grade, feedback, reason, replaces } = refused.body;
	const max = room.assignment.max_points;
	const conflict = refused.answer?.reason === "changed-meanwhile";
	// The refusal comes a moment before the row it speaks of.
	if (conflict && replaces === (submission.grade_changes.at(-1)?.id ?? "")) {
		return <StateNote state="failed" word={t("change.failed")} reason={t("change.arriving")} />;
	}
	const again = () => changeGrade({ submission, ...room, student: pupil.name, grade, feedback, reason });
	const discard = async () => offerUndo(t("change.discarded"), await discardErrand(refused.id));
	return (
		<>
			<div className={classes.pair}>
				<GradeGiven
					title={t("grading.theirs")}
					grade={submission.grade ?? 0}
					feedback={submission.feedback ?? ""}
					max={max}
				/>
				<GradeGiven title={t("change.mine")} grade={grade} feedback={feedback} max={max} />
			</div>
			<StateNote state="failed" word={t("change.failed")} reason={whyNotGraded(refused.answer, t)}>
				<Button size="sm" onClick={() => orSayNotSaved(conflict ? again() : retrySending(refused.id))}>
					{t(conflict ? "edit.useMine" : "tryAgain")}
				</Button>
				<CopyWords text={gradeText({ grade: String(grade), feedback })} />
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(discard())}>
					{t(conflict ? "edit.keepTheirs" : "edit.discard")}
				</Button>
			</StateNote>
		</>
	);
}
