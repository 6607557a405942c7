import { Button } from "@mantine/core";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import { retrySending } from "#features/coursework/commands.ts";
import { type SubmittedAssignment, sendsWhenClosed } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { useWhyNot } from "#refusals.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { useUndoSend } from "./use-undo-send.ts";

type Submission = SubmittedAssignment["submission"];
type Entry = NonNullable<Submission["entry"]>;
/** `onChange` opens the editor; null while it is open. */
type AnswerStateProps = { submission: Submission; onChange: (() => void) | null };

// Where the answer is now, in the words of the five states. A graded answer needs none: the grade says that it arrived.
export function AnswerState({ submission, onChange }: AnswerStateProps) {
	const t = useWords();
	const whyNot = useWhyNot();
	const { entry } = submission;
	if (!entry || entry.state === "sent") {
		return submission.graded_at === null ? <StateNote state="sent" word={t("state.sent")} /> : null;
	}
	if (entry.state !== "failed") {
		const once = entry.state === "queued" && !sendsWhenClosed() ? t("state.openOnce") : "";
		return <StateNote state={entry.state} word={t(`state.${entry.state}`)} reason={once} />;
	}
	return (
		<StateNote state="failed" word={t("state.failed")} reason={whyNot(entry)}>
			<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(entry.id))}>
				{t("tryAgain")}
			</Button>
			<CopyWords text={submission.text_body} />
			{onChange ? <WriteOn submission={submission} entry={entry} onChange={onChange} /> : null}
		</StateNote>
	);
}

// A refused answer whose assignment still stands under Assignments can be written on there.
function WriteOn({ submission, entry, onChange }: { submission: Submission; entry: Entry; onChange: () => void }) {
	const t = useWords();
	const takeBack = useUndoSend(submission, onChange);
	if (entry.kind !== "submitAssignment" || entry.refusal?.reason === "not-yours") return null;
	return (
		<Button variant="default" size="sm" onClick={() => orSayNotSaved(takeBack())}>
			{t("answer.edit")}
		</Button>
	);
}
