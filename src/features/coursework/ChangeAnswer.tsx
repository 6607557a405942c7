import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { InkTextarea } from "#ui/InkTextarea.tsx";
import classes from "./AnswerForm.module.css";
import { answerDraft, replaceAnswer } from "./commands.ts";
import { DraftLine } from "./DraftLine.tsx";
import { useDrafted } from "./drafting.ts";
import { NotSavedNote } from "./NotSavedNote.tsx";
import { answerProblem } from "./schema.ts";
import { useWords } from "./words.ts";

type ChangeAnswerProps = { work: Omit<Parameters<typeof replaceAnswer>[0], "text">; onDone: () => void };

// Writing a new answer over one that is not graded yet. It starts from the words that were handed in, and what is
// typed is a draft like any other.
export function ChangeAnswer({ work, onDone }: ChangeAnswerProps) {
	const t = useWords();
	const draft = useDrafted(answerDraft(work.assignment.id));
	const [touched, setTouched] = useState(false);
	const [problem, setProblem] = useState<"answer.empty" | "answer.tooLong" | null>(null);
	const [failed, setFailed] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	const text = touched || draft.text !== "" ? draft.text : work.submission.text_body;
	useEffect(() => field.current?.focus(), []);

	const replace = async () => {
		const wrong = answerProblem(text);
		setProblem(wrong);
		if (wrong) return field.current?.focus();
		draft.hold();
		try {
			await replaceAnswer({ ...work, text });
			draft.done();
			onDone();
		} catch {
			draft.write(text);
			setFailed(true);
		}
	};

	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void replace();
			}}
		>
			<InkTextarea
				label={t("answer.changeLabel")}
				value={text}
				readOnly={!draft.ready}
				onChange={(next) => {
					setTouched(true);
					setProblem(null);
					draft.write(next);
				}}
				saved={draft.savedAt !== null}
				onBlur={draft.flush}
				error={problem ? t(problem) : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				inputRef={field}
			/>
			{failed ? (
				<NotSavedNote text={text} reason={t("answer.notSaved")} />
			) : (
				<DraftLine draft={draft} reason={t("draft.failed")} />
			)}
			<div className={classes.row}>
				<Button type="submit">{t("answer.replace")}</Button>
				<Button
					variant="default"
					onClick={() => {
						draft.write("");
						draft.flush();
						onDone();
					}}
				>
					{t("answer.cancel")}
				</Button>
			</div>
		</form>
	);
}
