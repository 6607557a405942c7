import { Button } from "@mantine/core";
import { useEffect, useId } from "react";
import { CalmNote } from "#ui/CalmNote.tsx";
import { InkTextarea } from "#ui/InkTextarea.tsx";
import { orSayNotSaved } from "#ui/second-thoughts.ts";
import type { HandedIn } from "./assignment-queries.ts";
import { DraftLine } from "./DraftLine.tsx";
import { GradeField } from "./GradeField.tsx";
import { gradeText } from "./grade-draft.ts";
import { NotSavedNote } from "./NotSavedNote.tsx";
import classes from "./PupilWork.module.css";
import { maxFeedbackLength, maxReasonLength } from "./schema.ts";
import { useChangingGrade } from "./use-changing-grade.ts";
import { useWords } from "./words.ts";

/** `focus`: somebody pressed the button; else it opened by itself over a draft from before. */
type ChangeGradeProps = HandedIn & { focus: boolean; onDone: () => void };

// Another grade, and why.
export function ChangeGrade({ focus, onDone, ...work }: ChangeGradeProps) {
	const t = useWords();
	const heading = useId();
	const changing = useChangingGrade(work, onDone);
	const { fields, write, problems, draft, form, moved, outcome } = changing;
	const max = work.room.assignment.max_points;
	const { ready } = draft;
	useEffect(() => {
		if (focus && ready) form.current?.querySelector<HTMLElement>("[name=grade]")?.focus();
	}, [form, focus, ready]);
	const cancel = async () => {
		await changing.discard(t("change.discarded"));
		onDone();
	};
	// A digit typed before the draft is here would take its place.
	if (!ready) return null;
	return (
		<form className={classes.form} ref={form} noValidate aria-labelledby={heading} onSubmit={changing.onSubmit}>
			<div>
				<h3 className={classes.name} id={heading}>
					{t("change.title")}
				</h3>
				<CalmNote text={moved ? t("change.moved") : null}>
					<Button variant="default" size="sm" onClick={changing.goOn}>
						{t("edit.goOn")}
					</Button>
				</CalmNote>
			</div>
			<GradeField
				value={fields.grade}
				max={max}
				error={problems.grade ? t(problems.grade, { max }) : undefined}
				onChange={(grade) => write({ grade })}
				onBlur={draft.flush}
			/>
			<Words changing={changing} />
			<div className={classes.actions}>
				<Button type="submit" disabled={moved || outcome === "committing"}>
					{t(outcome === "committing" ? "grading.submitting" : "change.submit")}
				</Button>
				<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
					{t("edit.cancel")}
				</Button>
			</div>
		</form>
	);
}

// The feedback, the reason, and how safe both are with the grade.
function Words({ changing }: { changing: ReturnType<typeof useChangingGrade> }) {
	const t = useWords();
	const { fields, write, problems, draft, secret, outcome } = changing;
	const left = (count: number) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }));
	const saved = draft.savedAt !== null;
	const text = [gradeText(fields), fields.reason].filter(Boolean).join("\n");
	return (
		<>
			<InkTextarea
				ink="red"
				rows={2}
				label={t("grading.feedback")}
				optional={t("grading.optional")}
				limit={maxFeedbackLength}
				left={left}
				value={fields.feedback}
				saved={saved}
				error={problems.feedback ? t("feedback.tooLong") : undefined}
				onChange={(feedback) => write({ feedback })}
				onBlur={draft.flush}
			/>
			{secret ? null : (
				<InkTextarea
					ink="plain"
					rows={2}
					label={t("change.reason")}
					limit={maxReasonLength}
					left={left}
					value={fields.reason}
					saved={saved}
					error={problems.reason ? t(problems.reason) : undefined}
					onChange={(reason) => write({ reason })}
					onBlur={draft.flush}
				/>
			)}
			{secret ? null : <p className={classes.hint}>{t("change.reasonHint")}</p>}
			{outcome === "not-saved" ? (
				<NotSavedNote text={text} reason={t("change.notSaved")} />
			) : (
				<DraftLine draft={{ ...draft, text }} reason={t("grading.draftFailed")} />
			)}
		</>
	);
}
