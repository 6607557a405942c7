import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { InkTextarea } from "#ui/InkTextarea.tsx";
import classes from "./AnswerForm.module.css";
import { answerDraft, submitAssignment } from "./commands.ts";
import { DraftLine } from "./DraftLine.tsx";
import { useDrafted } from "./drafting.ts";
import { NotSavedNote } from "./NotSavedNote.tsx";
import type { PendingAssignment } from "./queries.ts";
import { answerProblem } from "./schema.ts";
import { useWords } from "./words.ts";

// Where the student writes. Nothing is cleared before the phone has it; the card then leaves for Submitted by itself.
export function AnswerForm({ assignment, course }: PendingAssignment) {
	const t = useWords();
	const draft = useDrafted(answerDraft(assignment.id));
	const [problem, setProblem] = useState<"answer.empty" | "answer.tooLong" | null>(null);
	const [outcome, setOutcome] = useState<"writing" | "committing" | "not-saved">("writing");
	const field = useRef<HTMLTextAreaElement>(null);

	const submit = async () => {
		if (outcome === "committing") return;
		const wrong = answerProblem(draft.text);
		setProblem(wrong);
		if (wrong) return field.current?.focus();
		setOutcome("committing");
		draft.hold();
		try {
			await submitAssignment({ assignment, course, text: draft.text });
			draft.done();
			setOutcome("writing");
		} catch {
			draft.write(draft.text);
			setOutcome("not-saved");
			toast.error(t("answer.fallback"), { duration: Number.POSITIVE_INFINITY });
		}
	};

	return (
		<form
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<InkTextarea
				label={t("answer.label")}
				placeholder={t("answer.placeholder")}
				value={draft.text}
				readOnly={!draft.ready || outcome === "committing"}
				onChange={(text) => {
					setProblem(null);
					draft.write(text);
				}}
				saved={draft.savedAt !== null}
				onBlur={draft.flush}
				error={problem ? t(problem) : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				inputRef={field}
			/>
			{outcome === "not-saved" ? (
				<NotSavedNote text={draft.text} reason={t("answer.notSaved")} />
			) : (
				<DraftLine draft={draft} reason={t("draft.failed")} />
			)}
			<Button
				type="submit"
				fullWidth
				disabled={outcome === "committing"}
				leftSection={<IconSend size={19} stroke={2} aria-hidden />}
			>
				{outcome === "committing" ? t("answer.submitting") : t("answer.submit")}
			</Button>
		</form>
	);
}
