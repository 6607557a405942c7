import { Button } from "@mantine/core";
import { useId } from "react";
import headClasses from "#features/coursework/assignments/AssignmentHead.module.css";
import formClasses from "#features/coursework/assignments/form/AssignmentForm.module.css";
import { DayQuestion } from "#features/coursework/assignments/form/DayQuestion.tsx";
import { openingDay } from "#features/coursework/assignments/opening-day.ts";
import type { AssignmentDetail } from "#features/coursework/assignments/queries.ts";
import { DraftLine } from "#features/coursework/DraftLine.tsx";
import { useWords as useTeachingWords } from "#features/coursework/teaching-words.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { CheckboxList } from "#ui/forms/choosing/CheckboxList.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import classes from "./CopyAssignment.module.css";
import { useTakesMaterials } from "./queries.ts";
import { useCopying } from "./use-copying.ts";
import { useWords } from "./words.ts";

type CopyAssignmentProps = {
	detail: AssignmentDetail;
	/** The courses that it can be copied into. */
	courses: AssignmentDetail["course"][];
	/** The ids of those that have it already. */
	holders: ReadonlySet<string>;
	/** It was opened by a press, which is gone with its button. */
	focus: boolean;
	onWrite: () => void;
	onCopied: (into: AssignmentDetail["course"][]) => void;
	onClose: () => void;
};

// Where an assignment is copied to, and when the copies are due. Its words and points are those of the original.
export function CopyAssignment({ onWrite, onClose, focus, ...props }: CopyAssignmentProps) {
	const t = useWords();
	const heading = useId();
	const copying = useCopying({ ...props, failure: t("failure") });
	const { form, fields, chosen, draft, outcome, onSubmit } = copying;
	const { ready } = draft;
	const takes = useTakesMaterials(props.detail.assignment);
	useAutofocus(() => form.current?.querySelector<HTMLElement>("input")?.focus(), focus && ready);
	const cancel = async () => {
		await copying.discard(t("discarded"));
		onClose();
	};
	return (
		<form
			className={`${formClasses.form} ${classes.form}`}
			ref={form}
			noValidate
			aria-labelledby={heading}
			onSubmit={onSubmit}
			onChange={onWrite}
		>
			<h3 className={classes.title} id={heading}>
				{t("open")}
			</h3>
			{props.courses.length > 0 ? (
				<CourseCheckboxes copying={copying} courses={props.courses} holders={props.holders} />
			) : (
				<p>{t("none")}</p>
			)}
			{takes ? <p className={formClasses.hint}>{t("materials")}</p> : null}
			<DueFields copying={copying} />
			<DraftLine draft={{ ...draft, text: `${fields.day} ${fields.time}`.trim() }} reason={t("draftFailed")} />
			<div className={headClasses.actions}>
				<Button type="submit" disabled={outcome === "committing"}>
					{chosen.length === 0 ? t("copy") : t("submit", { count: chosen.length })}
				</Button>
				<Button variant="default" onClick={() => orSayNotSaved(cancel())}>
					{t("cancel")}
				</Button>
			</div>
		</form>
	);
}

type Copying = { copying: ReturnType<typeof useCopying> };

function CourseCheckboxes({ copying, courses, holders }: Copying & Pick<CopyAssignmentProps, "courses" | "holders">) {
	const t = useWords();
	const { chosen, draft, outcome, problems, choose } = copying;
	return (
		<CheckboxList
			legend={t("into")}
			rows={courses.map((course) => ({
				id: course.id,
				title: course.title,
				note: holders.has(course.id) ? `${course.code} · ${t("has")}` : course.code,
				checked: chosen.includes(course),
			}))}
			disabled={!draft.ready || outcome === "committing"}
			error={problems.course && t("missing")}
			onCheck={choose}
		/>
	);
}

function DueFields({ copying }: Copying) {
	const t = useTeachingWords();
	const { fields, problems, draft, outcome, pastDue, form, opens_at, write } = copying;
	const lang = useLanguage();
	const leave = () => {
		draft.flush();
		pastDue.ask();
	};
	return (
		<>
			<div className={formClasses.numbers}>
				{(["day", "time"] as const).map((name) => (
					<TextField
						key={name}
						name={name}
						type={name === "day" ? "date" : "time"}
						label={t(`create.${name}`)}
						value={fields[name]}
						readOnly={!draft.ready || outcome === "committing"}
						error={textOfProblem(problems[name] ?? (name === "day" ? problems.openDay : undefined))}
						onBlur={leave}
						onChange={(event) => write({ [name]: event.currentTarget.value })}
					/>
				))}
			</div>
			<div className={formClasses.due}>
				<p className={formClasses.hint}>{t("create.dueHint")}</p>
				{opens_at ? <p className={formClasses.hint}>{t("edit.opens", { when: openingDay(opens_at, lang) })}</p> : null}
				<DayQuestion about={pastDue} field="day" form={form} />
			</div>
		</>
	);

	function textOfProblem(problem: (typeof problems)["day"]) {
		if (!problem || problem === "edit.belowGrade") return undefined;
		return t(problem);
	}
}
