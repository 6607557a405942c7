import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type RefObject, useEffect } from "react";
import { FeedbackField } from "./FeedbackField.tsx";
import { GradeField } from "./GradeField.tsx";
import classes from "./GradeForm.module.css";
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

// The teacher's side of the sheet. One form serves one answer for its life: give it the submission's id as `key`.
export function GradeForm({ item, focusGrade, form, onGraded, onNext }: GradeFormProps) {
	const t = useWords();
	const max = item.assignment.max_points;
	const grading = useGrading(item, onGraded);
	const { values, write, submit, problem, draft } = grading;
	const wrong = problem === "grade.missing" || problem === "grade.range" ? t(problem, { max }) : undefined;
	useFocus(form, focusGrade, wrong);
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
					error={wrong}
					onChange={(grade) => write({ grade })}
					onBlur={draft.flush}
				/>
				<QuickGrades max={max} value={values.grade} onPick={(grade) => write({ grade: String(grade) })} />
			</div>
			<FeedbackField grading={grading} />
			<Actions committing={grading.outcome === "committing"} onNext={onNext} />
			<p className={classes.keys}>{t("grading.keys")}</p>
		</form>
	);
}

function Actions({ committing, onNext }: { committing: boolean; onNext: (() => void) | null }) {
	const t = useWords();
	return (
		<div className={classes.actions}>
			<Button type="submit" disabled={committing}>
				{committing ? t("grading.submitting") : t("grading.submit")}
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
	);
}

// The next answer comes into view from its beginning, with the pen already in the hand; a mistake takes it back there.
function useFocus(form: GradeFormProps["form"], wanted: boolean, wrong: string | undefined) {
	useEffect(() => {
		const sheet = form.current?.closest("article");
		if (!wanted || !sheet) return;
		if (sheet.getBoundingClientRect().top < 84) sheet.scrollIntoView({ block: "start" });
		sheet.querySelector<HTMLInputElement>("[name=grade]")?.focus({ preventScroll: true });
	}, [wanted, form]);
	useEffect(() => {
		if (wrong) form.current?.querySelector<HTMLInputElement>("[name=grade]")?.focus();
	}, [wrong, form]);
}
