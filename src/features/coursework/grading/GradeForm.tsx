import { Button } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type RefObject, useEffect } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { FeedbackField } from "./FeedbackField.tsx";
import { GradeField } from "./GradeField.tsx";
import classes from "./GradeForm.module.css";
import type { GradingItem } from "./queries.ts";
import { quickGrades } from "./quick-grades.ts";
import type { useGrading } from "./use-grading.ts";

export type GradeFormProps = {
	item: GradingItem;
	grading: ReturnType<typeof useGrading>;
	/** Nothing can be submitted: somebody else has graded it, or the new text has to be read first. */
	closed: boolean;
	focusGrade: boolean;
	form: RefObject<HTMLFormElement | null>;
	onNext: (() => void) | null;
};

// The teacher's side of the card. One form serves one answer for its life.
export function GradeForm({ item, grading, closed, focusGrade, form, onNext }: GradeFormProps) {
	const t = useWords();
	const max = item.assignment.max_points;
	const { values, write, submit, problem, draft } = grading;
	const wrong = problem && problem !== "feedback.tooLong" ? t(problem, { max }) : undefined;
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
			<Actions committing={grading.outcome === "committing"} closed={closed} onNext={onNext} />
			<p className={classes.keys}>{t("grading.keys")}</p>
		</form>
	);
}

type QuickGradesProps = { max: number; value: string; onPick: (grade: number) => void };

function QuickGrades({ max, value, onPick }: QuickGradesProps) {
	const t = useWords();
	return (
		<fieldset className={classes.quick} aria-label={t("grading.quick")}>
			{quickGrades(max).map((grade) => (
				<button
					key={grade}
					type="button"
					className={classes.number}
					aria-pressed={value === String(grade)}
					onClick={() => onPick(grade)}
				>
					{grade}
				</button>
			))}
		</fieldset>
	);
}

type ActionsProps = { committing: boolean; closed: boolean; onNext: (() => void) | null };

function Actions({ committing, closed, onNext }: ActionsProps) {
	const t = useWords();
	return (
		<div className={classes.actions}>
			<Button type="submit" disabled={committing || closed} onClick={ignoreDoubleClick}>
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

// The next answer is scrolled to its beginning, with the focus already in the grade field; on a touch screen, where a
// keyboard would cover the answer, on its heading. A mistake moves the focus to the grade.
function useFocus(form: GradeFormProps["form"], wanted: boolean, wrong: string | undefined) {
	useAutofocus(() => {
		const card = form.current?.closest("article");
		if (!card) return;
		if (card.getBoundingClientRect().top < 84) card.scrollIntoView({ block: "start" });
		const touched = matchMedia("(pointer: coarse)").matches;
		card.querySelector<HTMLElement>(touched ? "h2" : "[name=grade]")?.focus({ preventScroll: true });
	}, wanted);
	useEffect(() => {
		if (wrong) form.current?.querySelector<HTMLInputElement>("[name=grade]")?.focus();
	}, [wrong, form]);
}
