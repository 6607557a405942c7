import { Button } from "@mantine/core";
import { type Ref, useEffect, useId, useRef } from "react";
import type { HandedIn } from "#features/coursework/assignments/queries.ts";
import { useWords } from "#features/coursework/assignments/words.ts";
import { DraftLine } from "#features/coursework/DraftLine.tsx";
import { GradeField } from "#features/coursework/grading/GradeField.tsx";
import { gradeText } from "#features/coursework/grading/grade-draft.ts";
import { QuickGrades } from "#features/coursework/grading/QuickGrades.tsx";
import { NotSavedNote } from "#features/coursework/NotSavedNote.tsx";
import { maxFeedbackLength, maxReasonLength, stepOf } from "#features/coursework/schema.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { pointsText } from "#ui/points.ts";
import classes from "./StudentSubmission.module.css";
import { useChangingGrade } from "./use-changing-grade.ts";

export type ChangeGradeProps = HandedIn & {
	/** Somebody pressed the button; else it opened by itself over a draft from before. */
	focus: boolean;
	/** A mistake is mended at once: a reason is asked for only where it cannot be left out. */
	quick?: boolean;
	onWrite: () => void;
	/** @param id of the answer as soon as the form can be typed into, "" when it is gone */
	onReady?: ((id: string) => void) | undefined;
	/** @param submitted false when nothing came of it */
	onSubmit?: ((submitted: boolean) => void) | undefined;
	/** @param grade what it was changed to; null where it stays as it is */
	onDone: (grade: number | null) => void;
};

// Another grade, and why.
export function ChangeGrade({ focus, quick = false, onWrite, onReady, onSubmit, onDone, ...work }: ChangeGradeProps) {
	const t = useWords();
	const heading = useId();
	const changing = useChangingGrade(work, onDone, onSubmit);
	const { fields, write, problems, draft, form, moved, outcome } = changing;
	const lang = useLanguage();
	const max = work.detail.assignment.max_points;
	const step = stepOf(work.detail.course);
	const { ready } = draft;
	const top = useRef<HTMLHeadingElement>(null);
	useAutofocus(() => {
		// On a touch screen a keyboard would cover the scale.
		if (matchMedia("(pointer: coarse)").matches) return top.current?.focus();
		const grade = form.current?.querySelector<HTMLInputElement>("[name=grade]");
		grade?.focus();
		grade?.select();
	}, focus && ready);
	const { id } = work.submission;
	useEffect(() => {
		if (!ready) return;
		onReady?.(id);
		return () => onReady?.("");
	}, [ready, id, onReady]);
	const changeTo = (grade: string) => {
		onWrite();
		write({ grade });
	};
	const cancel = async () => {
		await changing.discard(t("change.discarded"));
		onDone(null);
	};
	// Read-only until the draft is loaded: a digit typed before would replace it.
	if (!ready) return null;
	return (
		<form
			className={classes.form}
			ref={form}
			noValidate
			aria-labelledby={heading}
			onSubmit={changing.onSubmit}
			onChange={onWrite}
			onKeyDown={({ key, defaultPrevented }) => {
				// Who came by a key goes back by one.
				if (quick && key === "Escape" && !defaultPrevented) orSayNotSaved(cancel());
			}}
		>
			<Top headingRef={top} heading={heading} changing={changing} quick={quick} />
			<QuickGrades max={max} value={fields.grade} onPick={changeTo} />
			<GradeField
				value={fields.grade}
				max={max}
				step={step}
				error={problems.grade ? t(problems.grade, { max, step: pointsText(step, lang) }) : undefined}
				onChange={changeTo}
				onBlur={draft.flush}
			/>
			<Words changing={changing} quick={quick} />
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

type PartProps = { changing: ReturnType<typeof useChangingGrade> };

type TopProps = PartProps & { headingRef: Ref<HTMLHeadingElement>; heading: string; quick: boolean };

// What it is, why it opened instead of the grade coming back, and that somebody else changed the grade meanwhile.
function Top({ headingRef, heading, changing, quick }: TopProps) {
	const t = useWords();
	return (
		<div>
			<h3 className={classes.name} id={heading} ref={headingRef} tabIndex={-1}>
				{t("change.title")}
			</h3>
			{quick ? <p className={classes.by}>{t("change.gone")}</p> : null}
			<CalmNote text={changing.moved ? t("change.moved") : null}>
				<Button variant="default" size="sm" onClick={changing.goOn}>
					{t("edit.goOn")}
				</Button>
			</CalmNote>
		</div>
	);
}

// The feedback, the reason, and how safe both are with the grade.
function Words({ changing, quick }: PartProps & { quick: boolean }) {
	const t = useWords();
	const { fields, write, problems, draft, secret, correctable, outcome } = changing;
	const wordless = secret || (quick && correctable && fields.reason === "");
	const text = [gradeText(fields), fields.reason].filter(Boolean).join("\n");
	const area = {
		rows: 2,
		saved: draft.savedAt !== null,
		left: (count: number) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count })),
		onBlur: draft.flush,
	};
	return (
		<>
			<InkTextarea
				{...area}
				ink="red"
				label={t("grading.feedback")}
				optional={t("grading.optional")}
				limit={maxFeedbackLength}
				value={fields.feedback}
				error={problems.feedback ? t("feedback.tooLong") : undefined}
				onChange={(feedback) => write({ feedback })}
			/>
			{wordless ? null : (
				<InkTextarea
					{...area}
					ink="plain"
					label={t("change.reason")}
					limit={maxReasonLength}
					value={fields.reason}
					error={problems.reason ? t(problems.reason) : undefined}
					onChange={(reason) => write({ reason })}
				/>
			)}
			{wordless ? null : <p className={classes.hint}>{t(correctable ? "change.reasonFree" : "change.reasonHint")}</p>}
			{outcome === "not-saved" ? (
				<NotSavedNote text={text} reason={t("change.notSaved")} />
			) : (
				<DraftLine draft={{ ...draft, text }} reason={t("grading.draftFailed")} />
			)}
		</>
	);
}
