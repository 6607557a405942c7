import { Button } from "@mantine/core";
import { useEffect } from "react";
import { AnswerField } from "./AnswerField.tsx";
import classes from "./AnswerForm.module.css";
import { replaceAnswer } from "./commands.ts";
import { useAnswering } from "./use-answering.ts";
import { useWords } from "./words.ts";

type ChangeAnswerProps = { work: Omit<Parameters<typeof replaceAnswer>[0], "text">; onDone: () => void };

// Writing a new answer over one that is not graded yet. It starts from the words that were handed in, and what is
// typed is a draft like any other.
export function ChangeAnswer({ work, onDone }: ChangeAnswerProps) {
	const t = useWords();
	const answering = useAnswering({
		assignmentId: work.assignment.id,
		start: work.submission.text_body,
		commit: (text) => replaceAnswer({ ...work, text }),
		onDone,
	});
	const { draft, field } = answering;
	useEffect(() => field.current?.focus(), [field]);
	const cancel = () => {
		draft.write("");
		draft.flush();
		onDone();
	};
	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void answering.submit();
			}}
		>
			<AnswerField answering={answering} label={t("answer.changeLabel")} />
			<div className={classes.row}>
				<Button type="submit" disabled={answering.outcome === "committing"}>
					{t("answer.replace")}
				</Button>
				<Button variant="default" onClick={cancel}>
					{t("answer.cancel")}
				</Button>
			</div>
		</form>
	);
}
