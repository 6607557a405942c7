import { Button } from "@mantine/core";
import { useEffect } from "react";
import { AnswerBar } from "#features/coursework/answering/AnswerBar.tsx";
import { AnswerField } from "#features/coursework/answering/AnswerField.tsx";
import classes from "#features/coursework/answering/AnswerForm.module.css";
import { sendAnswer } from "#features/coursework/answering/commands.ts";
import { SupersededNote } from "#features/coursework/answering/SupersededNote.tsx";
import { useAnswering } from "#features/coursework/answering/use-answering.ts";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { isPast } from "#features/coursework/timing.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useWords } from "#features/coursework/words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";

type SubmittedItem = Omit<Parameters<typeof sendAnswer>[0], "text" | "submission"> & {
	submission: SubmittedAssignment["submission"];
	due_at: string | null;
};
type ChangeAnswerProps = { item: SubmittedItem; focus: boolean; onDone: () => void };

// Replaces an answer that is not graded yet. The form starts with the submitted text, and what is typed is a draft like
// any other: if a grade arrives while somebody types, the text stays.
export function ChangeAnswer({ item, focus, onDone }: ChangeAnswerProps) {
	const t = useWords();
	const answering = useAnswering({
		assignmentId: item.assignment.id,
		start: item.submission.text_body,
		put: (text) => sendAnswer({ ...item, text }),
		onDone,
	});
	const { field, text, draft, writing } = answering;
	const graded = item.submission.graded_at !== null;
	const late = isPast(item.due_at, useCentreNow()) && !item.submission.returns?.length;
	useAutofocus(() => field.current?.focus(), focus && draft.ready);
	const nothingBegun = draft.ready && draft.text === "" && !writing;
	useEffect(() => {
		if (graded && nothingBegun) onDone();
	});
	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (!graded) void answering.submit();
			}}
		>
			<div>
				<SupersededNote superseded={graded ? { submission: item.submission } : null} />
				<CalmNote text={late && !graded ? t("submitted.changeIsLate") : null} />
			</div>
			<AnswerField answering={answering} label={t("answer.changeLabel")} />
			<AnswerBar answering={answering} does={graded ? null : "answer.replace"} />
			<div className={classes.row}>
				{graded ? <CopyWords text={text} /> : null}
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(answering.discard(t("answer.discarded")))}>
					{t(graded ? "superseded.discard" : "answer.cancel")}
				</Button>
			</div>
		</form>
	);
}
