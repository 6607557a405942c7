import { Button } from "@mantine/core";
import { useEffect, useLayoutEffect, useState } from "react";
import { CopyWords } from "#features/coursework/CopyWords.tsx";
import type { PendingAssignment, SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { AnswerBar } from "./AnswerBar.tsx";
import { AnswerField } from "./AnswerField.tsx";
import classes from "./AnswerForm.module.css";
import { sendAnswer } from "./commands.ts";
import { useAnswering } from "./use-answering.ts";

/**
 * Set when the assignment left the list while it was being answered: the answer that exists, or null when the
 * assignment is gone.
 */
export type SupersededAnswer = { submission: SubmittedAssignment["submission"] | null };

export type AnswerFormProps = PendingAssignment & {
	superseded: SupersededAnswer | null;
	onWriting: (assignmentId: string, writing: boolean) => void;
	onHandedIn: (assignmentId: string) => void;
	/** Closes its card; called once every word in the field is saved. */
	onClose: (assignmentId: string) => void;
};

// Where the student writes. When the phone has saved the answer, the card folds.
export function AnswerForm({
	assignment,
	course,
	superseded,
	returned,
	onWriting,
	onHandedIn,
	onClose,
}: AnswerFormProps) {
	const t = useWords();
	const there = superseded ? superseded.submission : returned;
	const answering = useAnswering({
		assignmentId: assignment.id,
		start: returned?.text_body ?? "",
		put: async (text) => {
			await sendAnswer({ submission: there, assignment, course, text });
			onHandedIn(assignment.id);
		},
	});
	const { writing, committing } = answering;
	useLayoutEffect(() => {
		onWriting(assignment.id, writing);
		return () => onWriting(assignment.id, false);
	}, [assignment.id, writing, onWriting]);
	const open = superseded === null || there?.graded_at === null;
	const doing = superseded && there ? "answer.replace" : returned ? "answer.again" : "answer.submit";
	const mayClose = superseded === null && !committing && !answering.draft.failed && answering.outcome !== "not-saved";
	const close = useClosing(answering.draft, () => onClose(assignment.id));
	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (open) void answering.submit();
			}}
		>
			<AnswerField answering={answering} label={t("answer.label")} />
			<AnswerBar answering={answering} does={open ? doing : null} />
			{mayClose ? (
				<Button variant="subtle" size="sm" className={classes.close ?? ""} onClick={close}>
					{t("card.close")}
				</Button>
			) : null}
			{superseded ? (
				<div className={classes.row}>
					<CopyWords text={answering.text} />
					<Button variant="default" size="sm" onClick={() => orSayNotSaved(answering.discard(t("kept.discarded")))}>
						{t("superseded.discard")}
					</Button>
				</div>
			) : null}
		</form>
	);
}

/** Words that are in the field alone would go with the card, so it waits for them. @returns closes it */
function useClosing({ saved, failed, flush }: ReturnType<typeof useAnswering>["draft"], onClosed: () => void) {
	const [closing, setClosing] = useState(false);
	useEffect(() => {
		if (!closing || !(saved || failed)) return;
		setClosing(false);
		if (saved) onClosed();
	}, [closing, saved, failed, onClosed]);
	return () => {
		flush();
		setClosing(true);
	};
}
