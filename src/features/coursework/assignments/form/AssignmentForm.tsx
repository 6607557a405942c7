import type { ReactNode } from "react";
import { DraftLine } from "#features/coursework/DraftLine.tsx";
import { NotSavedNote } from "#features/coursework/NotSavedNote.tsx";
import { useWords } from "#features/coursework/teaching-words.ts";
import { westernDigits } from "#i18n/digits.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./AssignmentForm.module.css";
import {
	type AssignmentFields,
	type AssignmentProblems,
	maxInstructionsLength,
	openFields,
	shortFields,
} from "./assignment-fields.ts";
import { DayQuestion } from "./DayQuestion.tsx";
import { InstructionsField } from "./formatting/InstructionsField.tsx";
import type { AssignmentForming } from "./use-assignment-form.ts";

type AssignmentFormProps = {
	forming: AssignmentForming;
	/** The highest grade given for it; its points cannot be fewer. */
	highest?: number;
	/** Shown above the fields, and the buttons below them. */
	top?: ReactNode;
	/** Somebody writes in it. */
	onWrite?: () => void;
	children: ReactNode;
};

// The fields of an assignment, made or edited.
export function AssignmentForm({ forming, highest = 0, top, onWrite, children }: AssignmentFormProps) {
	const t = useWords();
	const { fields, write, draft, form, onSubmit } = forming;
	const { field, says, readOnly, saved } = useFields(forming, highest);
	return (
		<form className={classes.form} ref={form} noValidate onSubmit={onSubmit} onChange={onWrite}>
			{top}
			<TextField
				{...field("title")}
				label={t("create.name")}
				aria-required
				autoComplete="off"
				dir="auto"
				onChange={(event) => write({ title: event.currentTarget.value })}
			/>
			<InstructionsField
				courseId={fields.course}
				limit={maxInstructionsLength}
				value={fields.instructions}
				readOnly={readOnly}
				saved={saved}
				error={says("instructions")}
				onChange={(instructions) => write({ instructions })}
				onBlur={draft.flush}
			/>
			<ShortFields forming={forming} highest={highest} />
			<div className={classes.due}>
				<p className={classes.hint}>{t("create.dueHint")}</p>
				<DayQuestion about={forming.pastDue} field="day" form={form} />
			</div>
			<Opening forming={forming} highest={highest} />
			<Safety forming={forming} />
			{children}
		</form>
	);
}

function ShortFields({ forming, highest }: { forming: AssignmentForming; highest: number }) {
	const t = useWords();
	const { write } = forming;
	const { field } = useFields(forming, highest);
	return (
		<div className={classes.numbers}>
			{shortFields.map(({ name, label, input }) => (
				<TextField
					key={name}
					{...field(name)}
					{...input}
					label={t(label)}
					onChange={(event) => write({ [name]: westernDigits(event.currentTarget.value) })}
				/>
			))}
		</div>
	);
}

// From when its students see it.
function Opening({ forming, highest }: { forming: AssignmentForming; highest: number }) {
	const t = useWords();
	const { write, pastOpening, hiding, form } = forming;
	const { field } = useFields(forming, highest);
	return (
		<div className={classes.due}>
			<div className={`${classes.numbers} ${classes.opening}`}>
				{openFields.map(({ name, label, input }) => (
					<TextField
						key={name}
						{...field(name)}
						{...input}
						label={t(label)}
						onChange={(event) => write({ [name]: westernDigits(event.currentTarget.value) })}
					/>
				))}
			</div>
			<p className={classes.hint}>{t("create.openHint")}</p>
			<DayQuestion about={pastOpening} field="openDay" form={form} />
			<DayQuestion about={hiding} field="openDay" form={form} />
		</div>
	);
}

// Says whether the text is saved as a draft, or only in its fields because the phone refused to store it.
function Safety({ forming: { fields, draft, outcome } }: { forming: AssignmentForming }) {
	const t = useWords();
	const text = `${fields.title}\n${fields.instructions}`.trim();
	if (outcome === "not-saved") return <NotSavedNote text={text} reason={t("create.notSaved")} />;
	return <DraftLine draft={{ ...draft, text }} reason={t("create.draftFailed")} />;
}

// What every field of the form has in common.
function useFields({ fields, problems, draft, outcome, ...forming }: AssignmentForming, highest: number) {
	const t = useWords();
	const saved = draft.savedAt !== null;
	// Read-only until the draft is loaded: a letter typed before would replace it.
	const readOnly = !draft.ready || outcome === "committing";
	const says = (name: keyof AssignmentProblems): string | undefined => {
		const problem = problems[name];
		if (!problem) return undefined;
		return problem === "edit.belowGrade" ? t(problem, { grade: highest }) : t(problem);
	};
	const leave = () => {
		draft.flush();
		forming.pastDue.ask();
		forming.pastOpening.ask();
		forming.hiding.ask();
	};
	const field = (name: keyof AssignmentFields) => ({
		name,
		value: fields[name],
		error: says(name),
		readOnly,
		onBlur: leave,
		"data-draft": saved ? "saved" : undefined,
	});
	return { field, says, readOnly, saved };
}
