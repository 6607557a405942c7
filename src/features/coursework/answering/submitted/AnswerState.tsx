import { Badge, Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { retrySending } from "#features/coursework/commands.ts";
import { type SubmittedAssignment, sendsWhenClosed } from "#features/coursework/queries.ts";
import { isPast } from "#features/coursework/timing.ts";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useWords } from "#features/coursework/words.ts";
import { TryNow } from "#features/reach/TryNow.tsx";
import { useRefusalSaidHere } from "#features/reach/use-refusal-said-here.ts";
import { useSaidHere } from "#features/reach/use-said-here.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./SubmittedCard.module.css";
import { useUndoSend } from "./use-undo-send.ts";

type Submission = SubmittedAssignment["submission"];
type Entry = NonNullable<Submission["entry"]>;
type AnswerStateProps = {
	item: SubmittedAssignment;
	/** Opens the editor; null while it is open. */
	onChange: (() => void) | null;
	/** Leads to the answer once it was taken back. */
	onBack: (assignmentId: string) => void;
};

// Below the title: where the answer is now, in the words of the five states. That a grade is awaited is said only of what
// was sent; a graded answer needs neither.
export function AnswerState({ item, onChange, onBack }: AnswerStateProps) {
	const t = useWords();
	const { submission } = item;
	const { entry } = submission;
	useSaidHere("saved", entry?.id);
	if (!entry || entry.state === "sent") {
		if (submission.graded_at !== null) return null;
		if (isGivenBack(submission)) return <Badge color="yellow">{t("state.returned")}</Badge>;
		return (
			<StateNote state="sent" word={t("state.sent")}>
				<span className={classes.pending}>{t("submitted.pending")}</span>
			</StateNote>
		);
	}
	if (entry.state === "failed") return <Refused {...{ item, entry, onChange, onBack }} />;
	const once = entry.state === "queued" && !sendsWhenClosed() ? t("state.openOnce") : "";
	return (
		<StateNote state={entry.state} word={t(`state.${entry.state}`)} reason={once}>
			{entry.state === "queued" ? <TryNow /> : null}
		</StateNote>
	);
}

// Why it was not sent, and what can be done: with two texts for one assignment that is below them.
function Refused({ item, entry, onChange, onBack }: AnswerStateProps & { entry: Entry }) {
	const t = useWords();
	const whyNot = useWhyNot();
	useRefusalSaidHere(entry);
	const { submission, due_at, kept } = item;
	const graded = submission.graded_at !== null;
	const why = kept && graded ? t("superseded.graded") : whyNot(entry);
	// It keeps the time at which Submit was pressed.
	const first = !submission.returns?.length;
	const late = kept && !graded && first && onChange && isPast(due_at, Date.parse(kept.written_at));
	return (
		<StateNote state="failed" word={t("state.failed")} reason={late ? `${why} ${t("submitted.changeIsLate")}` : why}>
			{kept ? null : (
				<>
					<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(entry.id))}>
						{t("tryAgain")}
					</Button>
					<CopyWords text={submission.text_body} />
					{onChange ? <WriteOn {...{ submission, entry, onChange, onBack }} /> : null}
				</>
			)}
		</StateNote>
	);
}

type WriteOnProps = Pick<AnswerStateProps, "onBack"> & { submission: Submission; entry: Entry; onChange: () => void };

// A refused answer whose assignment still stands under Assignments can be written on there.
function WriteOn({ submission, entry, onChange, onBack }: WriteOnProps) {
	const t = useWords();
	const takeBack = useUndoSend(submission, onChange, onBack);
	if (entry.kind !== "submitAssignment" || entry.refusal?.reason === "not-yours") return null;
	return (
		<Button variant="default" size="sm" onClick={() => orSayNotSaved(takeBack())}>
			{t("answer.edit")}
		</Button>
	);
}
