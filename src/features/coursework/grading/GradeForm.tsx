import { Button } from "@mantine/core";
import { IconArrowBackUp, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type MouseEvent, memo, type RefObject, useEffect } from "react";
import { ReadAbove } from "#features/coursework/ReadAbove.tsx";
import { stepOf } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { isGivenBack } from "#features/coursework/tries/tries.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { pointsText } from "#ui/points.ts";
import { FeedbackField, FeedbackPhrases, GradeSafety } from "./FeedbackField.tsx";
import { GradeField } from "./GradeField.tsx";
import classes from "./GradeForm.module.css";
import { isOfFeedback, type useGrading } from "./giving/use-grading.ts";
import { QuickGrades } from "./QuickGrades.tsx";
import type { GradingItem } from "./queries.ts";

export type GradeFormProps = {
	item: GradingItem;
	grading: ReturnType<typeof useGrading>;
	/** Nothing can be submitted: somebody else has graded it, or the new text has to be read first. */
	closed: boolean;
	focusGrade: boolean;
	form: RefObject<HTMLFormElement | null>;
	onPrevious: (() => void) | null;
	onNext: (() => void) | null;
};

// The teacher's side of the card. One form serves one answer for its life.
export function GradeForm({ item, grading, closed, focusGrade, form, onPrevious, onNext }: GradeFormProps) {
	const t = useWords();
	const lang = useLanguage();
	const max = item.assignment.max_points;
	const step = stepOf(item.course);
	const { values, write, submit, problem, draft } = grading;
	const wrong = problem && !isOfFeedback(problem) ? t(problem, { max, step: pointsText(step, lang) }) : undefined;
	useFocus(form, focusGrade, wrong);
	useSelected(form, draft.ready && focusGrade && !grading.writing);
	return (
		<form
			ref={form}
			className={classes.form}
			noValidate
			onMouseDown={keepWriting}
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
		>
			<QuickGrades
				className={classes.quick ?? ""}
				max={max}
				value={values.grade}
				onPick={(grade) => write({ grade })}
			/>
			<div className={classes.fields}>
				<GradeField
					value={values.grade}
					max={max}
					step={step}
					error={wrong}
					onChange={(grade) => write({ grade })}
					onBlur={draft.flush}
				/>
				<FeedbackField grading={grading} />
			</div>
			<GradeSafety grading={grading} />
			{closed ? <ReadAbove heading={`grading-${item.submission.id}`} /> : null}
			<Actions committing={grading.outcome === "committing"} closed={closed} onPrevious={onPrevious} onNext={onNext} />
			{item.mayReturn && !isGivenBack(item.submission) ? (
				<GiveBackButton grading={grading} form={form} closed={closed} />
			) : null}
			<FeedbackPhrases grading={grading} />
			<p className={classes.keys}>{t("grading.keys")}</p>
		</form>
	);
}

// A press on a button leaves the focus in the feedback. Without it the phrases and the keyboard would go at once, and the
// button would move away before the press is over.
function keepWriting(event: MouseEvent<HTMLFormElement>) {
	const writing = document.activeElement instanceof HTMLTextAreaElement;
	if (writing && event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

type ActionsProps = Pick<GradeFormProps, "closed" | "onPrevious" | "onNext"> & { committing: boolean };

// Memoised: a key does not draw its buttons again.
const Actions = memo(function Actions({ committing, closed, onPrevious, onNext }: ActionsProps) {
	const t = useWords();
	const turn = { variant: "default", className: classes.turn ?? "" };
	return (
		<div className={classes.actions}>
			<Button {...turn} aria-label={t("grading.previousAnswer")} disabled={!onPrevious} onClick={() => onPrevious?.()}>
				<IconChevronLeft size={20} stroke={2} aria-hidden />
			</Button>
			<Button type="submit" disabled={committing || closed} onClick={ignoreDoubleClick}>
				{committing ? t("grading.submitting") : t("grading.submit")}
			</Button>
			<Button {...turn} aria-label={t("grading.nextAnswer")} disabled={!onNext} onClick={() => onNext?.()}>
				<IconChevronRight size={20} stroke={2} aria-hidden />
			</Button>
		</div>
	);
});

type GiveBackButtonProps = Pick<GradeFormProps, "grading" | "form" | "closed">;

// In place of a grade: the feedback says what is to be done again.
function GiveBackButton({ grading, form, closed }: GiveBackButtonProps) {
	const t = useWords();
	const { problem, outcome, giveBack } = grading;
	useEffect(() => {
		if (problem === "return.commentMissing") form.current?.querySelector("textarea")?.focus();
	}, [problem, form]);
	return (
		<Button
			variant="subtle"
			size="sm"
			className={classes.back ?? ""}
			leftSection={<IconArrowBackUp size={18} stroke={2} aria-hidden />}
			disabled={closed || outcome === "committing"}
			onClick={() => void giveBack()}
		>
			{t("grading.giveBack")}
		</Button>
	);
}

// A grade that is there already (taken back, or a draft) is mostly written anew: a digit begins it.
function useSelected(form: GradeFormProps["form"], untouched: boolean) {
	useAutofocus(() => {
		const grade = form.current?.querySelector<HTMLInputElement>("[name=grade]");
		if (grade && document.activeElement === grade) grade.select();
	}, untouched);
}

// The next answer is scrolled to its beginning, with the focus already in the grade field; on a touch screen, where a
// keyboard would cover the answer, on its heading. A mistake moves the focus to the grade.
function useFocus(form: GradeFormProps["form"], wanted: boolean, wrong: string | undefined) {
	useAutofocus(() => {
		const card = form.current?.closest("article");
		const open = card?.closest("[data-open-answer]");
		if (!card || !open) return;
		// On a narrow screen what waits to be sent stands above it, too, and would leave no line of the answer in sight.
		const narrow = matchMedia("(max-width: 74.99em)").matches;
		if (narrow || open.getBoundingClientRect().top < 84) open.scrollIntoView({ block: "start" });
		const touched = matchMedia("(pointer: coarse)").matches;
		card.querySelector<HTMLElement>(touched ? "h2" : "[name=grade]")?.focus({ preventScroll: true });
	}, wanted);
	useEffect(() => {
		if (wrong) form.current?.querySelector<HTMLInputElement>("[name=grade]")?.focus();
	}, [wrong, form]);
}
