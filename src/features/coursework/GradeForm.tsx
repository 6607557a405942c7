import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type RefObject, useEffect } from "react";
import { InkTextarea } from "#ui/InkTextarea.tsx";
import { DraftLine } from "./DraftLine.tsx";
import { FeedbackPhrases } from "./FeedbackPhrases.tsx";
import { GradeField } from "./GradeField.tsx";
import classes from "./GradeForm.module.css";
import { NotSavedNote } from "./NotSavedNote.tsx";
import { QuickGrades } from "./QuickGrades.tsx";
import type { GradingItem } from "./queries.ts";
import { useGrading } from "./use-grading.ts";
import { useWords } from "./words.ts";

export type GradeFormProps = {
	item: GradingItem;
	focusGrade: boolean;
	form: RefObject<HTMLFormElement | null>;
	onGraded: () => void;
	onNext: (() => void) | null;
};

const gradeField = (form: GradeFormProps["form"]) => form.current?.querySelector<HTMLInputElement>("[name=grade]");

// The teacher's side of the sheet. One form serves one answer for its life: give it the submission's id as `key`.
export function GradeForm({ item, focusGrade, form, onGraded, onNext }: GradeFormProps) {
	const t = useWords();
	const max = item.assignment.max_points;
	const { values, write, submit, problem, outcome, draft } = useGrading(item, onGraded);
	const gradeProblem = problem === "grade.missing" || problem === "grade.range" ? t(problem, { max }) : undefined;
	useEffect(() => {
		if (gradeProblem) gradeField(form)?.focus();
	}, [gradeProblem, form]);
	// The next answer comes into view from its beginning, with the pen already in the hand.
	useEffect(() => {
		if (!focusGrade) return;
		const sheet = form.current?.closest("article");
		if (sheet && sheet.getBoundingClientRect().top < 84) sheet.scrollIntoView({ block: "start" });
		gradeField(form)?.focus({ preventScroll: true });
	}, [focusGrade, form]);
	return (
		<form
			ref={form}
			className={classes.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<div className={classes.top}>
				<GradeField
					value={values.grade}
					max={max}
					error={gradeProblem}
					onChange={(grade) => write({ grade })}
					onBlur={draft.flush}
				/>
				<QuickGrades max={max} value={values.grade} onPick={(grade) => write({ grade: String(grade) })} />
			</div>
			<InkTextarea
				ink="red"
				rows={2}
				limit={5_000}
				label={t("grading.feedback")}
				optional={t("grading.optional")}
				value={values.feedback}
				saved={draft.savedAt !== null}
				error={problem === "feedback.tooLong" ? t("feedback.tooLong") : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				onChange={(feedback) => write({ feedback })}
				onBlur={draft.flush}
			/>
			<FeedbackPhrases feedback={values.feedback} onChange={(feedback) => write({ feedback })} />
			{outcome === "not-saved" ? (
				<NotSavedNote text={`${values.grade}\n${values.feedback}`.trim()} reason={t("grading.notSaved")} />
			) : (
				<DraftLine draft={draft} reason={t("grading.draftFailed")} />
			)}
			<div className={classes.actions}>
				<Button type="submit" disabled={outcome === "committing"}>
					{outcome === "committing" ? t("grading.submitting") : t("grading.submit")}
				</Button>
				<Button
					variant="default"
					className={classes.next ?? ""}
					aria-label={t("grading.nextAnswer")}
					disabled={!onNext}
					onClick={() => onNext?.()}
				>
					<IconChevronRight size={20} stroke={2} aria-hidden />
				</Button>
			</div>
			<p className={classes.keys}>{t("grading.keys")}</p>
		</form>
	);
}
