import { Button } from "@mantine/core";
import type { HandedIn } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { discardEntry, retrySending } from "#features/coursework/commands.ts";
import { GradeGiven, GradeThatCounts } from "#features/coursework/grading/conflicts/GradeGiven.tsx";
import { gradeText } from "#features/coursework/grading/grade-draft.ts";
import { changeGrade } from "#features/coursework/teaching-commands.ts";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useSaidHere } from "#features/reach/use-said-here.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { offerUndo, orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./Gradebook.module.css";

type Refused = Extract<NonNullable<HandedIn["submission"]["entry"]>, { kind: "changeGrade" }>;

// A grade given or changed on this phone that the server has not confirmed. Shown whether or not the row is open.
export function GradeOnTheWay({ student, submission, detail }: HandedIn) {
	const t = useWords();
	const { entry } = submission;
	// The row itself says that the answer was given back.
	useSaidHere("sent", entry?.kind === "returnAnswer" ? entry.id : null);
	if (!entry || entry.state === "sent") return null;
	const { state } = entry;
	if (entry.kind === "gradeSubmission" || entry.kind === "returnAnswer") {
		const what = entry.kind === "gradeSubmission" ? "page.grade" : "return";
		const where = state === "failed" ? t("page.grade.where") : "";
		return (
			<div className={classes.note}>
				<StateNote state={state} word={t(`${what}.${state}`)} reason={where} />
			</div>
		);
	}
	if (entry.kind !== "changeGrade") return null;
	return (
		<div className={classes.note}>
			{state === "failed" ? (
				<RefusedChange student={student} submission={submission} detail={detail} refused={entry} />
			) : (
				<StateNote state={state} word={t(`change.${state}`)} />
			)}
		</div>
	);
}

// Two grades side by side: the one that counts, and the one the server refused. Both stay until the teacher decides.
function RefusedChange({ student, submission, detail, refused }: HandedIn & { refused: Refused }) {
	const t = useWords();
	const whyNot = useWhyNot();
	useRefusalSaidHere(refused);
	const lang = useLanguage();
	const { grade, feedback, reason, replaces } = refused.body;
	const max = detail.assignment.max_points;
	const conflict = refused.refusal?.reason === "changed-meanwhile";
	// The refusal arrives a moment before the row it is about.
	if (conflict && replaces === (submission.grade_changes.at(-1)?.id ?? "")) {
		return <StateNote state="failed" word={t("change.failed")} reason={t("change.arriving")} />;
	}
	// As it is it would be refused again: the form of the change asks for the reason.
	const speechless = refused.refusal?.code === "reason_missing";
	const again = () => changeGrade({ submission, ...detail, student: student.name, grade, feedback, reason });
	const discard = async () => offerUndo(t("change.discarded"), await discardEntry(refused.id));
	return (
		<>
			<div className={classes.pair}>
				<GradeThatCounts submission={submission} max={max} />
				<GradeGiven title={t("change.mine")} grade={grade} feedback={feedback} max={max} />
			</div>
			<StateNote state="failed" word={t("change.failed")} reason={whyNot(refused)}>
				{speechless ? null : (
					<Button size="sm" onClick={() => orSayNotSaved(conflict ? again() : retrySending(refused.id))}>
						{t(conflict ? "edit.useMine" : "tryAgain")}
					</Button>
				)}
				<CopyWords text={gradeText({ grade: pointsText(grade, lang), feedback })} />
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(discard())}>
					{t(conflict ? "edit.keepTheirs" : "edit.discard")}
				</Button>
			</StateNote>
		</>
	);
}
