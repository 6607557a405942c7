import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import type { GivenAssignment } from "#features/coursework/assignments/queries.ts";
import { assignmentDraft, createAssignment } from "#features/coursework/teaching-commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { ignoreDoubleClick } from "#ui/forms/ignore-double-click.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { useAutofocus } from "#ui/forms/use-autofocus.ts";
import { Card } from "#ui/layout/Card.tsx";
import { AssignmentForm } from "./AssignmentForm.tsx";
import { emptyAssignment } from "./assignment-fields.ts";
import classes from "./CreateAssignment.module.css";
import { type AssignmentForming, useAssignmentForm } from "./use-assignment-form.ts";

type Courses = GivenAssignment["course"][];
type CreateAssignmentProps = {
	courses: Courses;
	/** The course in which it was asked for, "" for none. */
	wanted: string;
	/** It was opened by a press, which is gone with its button. */
	focus: boolean;
};

// The form for a new assignment in one of the teacher's courses.
export function CreateAssignment({ courses, wanted, focus }: CreateAssignmentProps) {
	const t = useWords();
	const heading = useId();
	const forming = useCreating(courses, wanted);
	const committing = forming.outcome === "committing";
	const title = useRef<HTMLHeadingElement>(null);
	// What was created stands at the head of the list beside the form, a screen above the button: with the title it comes into
	// view.
	useAutofocus(() => title.current?.focus(), forming.done || focus);
	return (
		<Card labelledBy={heading}>
			<h2 className={classes.title} id={heading} tabIndex={-1} ref={title}>
				{t("create.title")}
			</h2>
			<AssignmentForm forming={forming} top={<CourseField forming={forming} courses={courses} />}>
				<Button type="submit" fullWidth disabled={committing} onClick={ignoreDoubleClick}>
					{committing ? t("create.submitting") : t("create.submit")}
				</Button>
			</AssignmentForm>
		</Card>
	);
}

function CourseField({ forming, courses }: { forming: AssignmentForming; courses: Courses }) {
	const t = useWords();
	const { fields, problems, write, draft } = forming;
	return (
		<SelectField
			label={t("create.course")}
			aria-required
			disabled={!draft.ready}
			name="course"
			value={courses.some(({ id }) => id === fields.course) ? fields.course : ""}
			error={problems.course ? t("create.required") : undefined}
			onChange={(event) => write({ course: event.currentTarget.value })}
			onBlur={draft.flush}
		>
			<option value="" disabled>
				{t("create.choose")}
			</option>
			{courses.map(({ id, title, code }) => (
				<option key={id} value={id}>
					{t("of", { course: title, code })}
				</option>
			))}
		</SelectField>
	);
}

// After one assignment the next is mostly for the same course, and of as many points: that choice stays.
function useCreating(courses: Courses, first: string) {
	const t = useWords();
	const [last, setLast] = useState<{ course: string; points: number } | null>(null);
	const courseOf = (wanted: string) => courses.find(({ id }) => id === wanted);
	const only = courses.length === 1 ? (courses[0]?.id ?? "") : "";
	return useAssignmentForm({
		draftKey: assignmentDraft,
		start: emptyAssignment(last?.course || first || only, last?.points),
		onto: "",
		isGiven: false,
		failure: t("create.fallback"),
		check: (wanted) => (courseOf(wanted) ? {} : { course: "create.required" }),
		put: async (wanted, words) => {
			const course = courseOf(wanted);
			if (!course) return;
			await createAssignment({ course, words });
			setLast({ course: wanted, points: words.max_points });
		},
	});
}
