import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { AnswerField } from "./AnswerField.tsx";
import classes from "./AnswerForm.module.css";
import { submitAssignment } from "./commands.ts";
import type { PendingAssignment } from "./queries.ts";
import { useAnswering } from "./use-answering.ts";
import { useWords } from "./words.ts";

// Where the student writes. Once the phone has the answer, the card leaves for Submitted by itself.
export function AnswerForm({ assignment, course }: PendingAssignment) {
	const t = useWords();
	const answering = useAnswering({
		assignmentId: assignment.id,
		commit: (text) => submitAssignment({ assignment, course, text }),
	});
	const committing = answering.outcome === "committing";
	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void answering.submit();
			}}
		>
			<AnswerField answering={answering} label={t("answer.label")} />
			<Button type="submit" fullWidth disabled={committing} leftSection={<IconSend size={19} stroke={2} aria-hidden />}>
				{committing ? t("answer.submitting") : t("answer.submit")}
			</Button>
		</form>
	);
}
