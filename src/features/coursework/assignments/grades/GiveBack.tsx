import { Button } from "@mantine/core";
import { type FormEvent, useId } from "react";
import type { HandedIn } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { DraftLine } from "#features/coursework/DraftLine.tsx";
import { NotSavedNote } from "#features/coursework/NotSavedNote.tsx";
import { commentSchema, maxFeedbackLength } from "#features/coursework/schema.ts";
import { returnAnswer, returnDraft } from "#features/coursework/tries/commands.ts";
import { useDraftForm } from "#features/drafting/use-draft-form.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import classes from "./StudentSubmission.module.css";

type GiveBackProps = HandedIn & { focus: boolean; onWrite: () => void; onDone: () => void };
type Problems = { feedback: "return.missing" | "feedback.tooLong" };

// A graded answer is given back: what is to be done again. Its grade goes into the history.
export function GiveBack({ student, submission, detail, focus, onWrite, onDone }: GiveBackProps) {
	const t = useWords();
	const heading = useId();
	const { fields, write, draft, form, problems, setProblems, moved, goOn, outcome, commit, discard } = useDraftForm<
		{ feedback: string },
		Problems
	>({
		draftKey: returnDraft(submission.id),
		start: { feedback: "" },
		onto: submission.grade_changes.at(-1)?.id ?? "",
		failure: t("return.fallback"),
	});
	useAutofocus(() => form.current?.querySelector("textarea")?.focus(), focus && draft.ready);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (moved) return;
		const comment = commentSchema.safeParse(fields.feedback);
		if (!comment.success) {
			const missing = comment.error.issues[0]?.message === "return.commentMissing";
			return setProblems({ feedback: missing ? "return.missing" : "feedback.tooLong" });
		}
		const work = { ...detail, submission, student: student.name, comment: comment.data, seen: submission.text_body };
		void commit(async () => {
			await returnAnswer(work, returnDraft(submission.id));
			onDone();
			return true;
		});
	};
	const cancel = async () => {
		await discard(t("return.discarded"));
		onDone();
	};
	if (!draft.ready) return null;
	return (
		<form className={classes.form} ref={form} noValidate aria-labelledby={heading} onSubmit={submit} onChange={onWrite}>
			<div>
				<h3 className={classes.name} id={heading}>
					{t("return.title")}
				</h3>
				<CalmNote text={moved ? t("change.moved") : null}>
					<Button variant="default" size="sm" onClick={goOn}>
						{t("edit.goOn")}
					</Button>
				</CalmNote>
			</div>
			<InkTextarea
				ink="red"
				rows={2}
				label={t("return.comment")}
				limit={maxFeedbackLength}
				value={fields.feedback}
				saved={draft.savedAt !== null}
				error={problems.feedback ? t(problems.feedback) : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				onBlur={draft.flush}
				onChange={(feedback) => write({ feedback })}
			/>
			<p className={classes.hint}>{t("return.hint")}</p>
			{outcome === "not-saved" ? (
				<NotSavedNote text={fields.feedback} reason={t("create.notSaved")} />
			) : (
				<DraftLine draft={{ ...draft, text: fields.feedback }} reason={t("grading.draftFailed")} />
			)}
			<div className={classes.actions}>
				<Button type="submit" disabled={moved || outcome === "committing"}>
					{t(outcome === "committing" ? "grading.submitting" : "return.submit")}
				</Button>
				<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
					{t("edit.cancel")}
				</Button>
			</div>
		</form>
	);
}
