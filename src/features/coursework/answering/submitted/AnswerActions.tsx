import { Button } from "@mantine/core";
import { IconArrowBackUp, IconPencil } from "@tabler/icons-react";
import { isUntried, type SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import classes from "./SubmittedCard.module.css";
import { useUndoSend } from "./use-undo-send.ts";

type AnswerActionsProps = {
	item: SubmittedAssignment;
	onChange: () => void;
	/** Leads to the answer once it was taken back. */
	onBack: (assignmentId: string) => void;
};

// Until it is graded or its course ends an answer may be replaced, and until the first attempt to send it may become a
// draft again. The button that disappears with that attempt is the last one, so that no other button moves under a finger.
export function AnswerActions({ item: { submission, assignment, course }, onChange, onBack }: AnswerActionsProps) {
	const t = useWords();
	const takeBack = useUndoSend(submission, onChange, onBack);
	const { entry } = submission;
	if (submission.graded_at !== null || !assignment || !course || entry?.state === "failed") return null;
	const untried = entry?.kind === "submitAssignment" && isUntried(entry);
	return (
		<div className={classes.actions}>
			{course.archived_at === null ? (
				<Button
					variant="default"
					size="sm"
					leftSection={<IconPencil size={18} stroke={2} aria-hidden />}
					onClick={onChange}
				>
					{t("answer.change")}
				</Button>
			) : null}
			{untried ? (
				<Button
					variant="default"
					size="sm"
					leftSection={<IconArrowBackUp size={18} stroke={2} aria-hidden />}
					onClick={() => orSayNotSaved(takeBack())}
				>
					{t("answer.withdraw")}
				</Button>
			) : null}
		</div>
	);
}
