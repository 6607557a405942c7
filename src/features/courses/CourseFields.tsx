import type { ChangeEvent } from "react";
import { GradeLevelField } from "#ui/forms/GradeLevelField.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./CourseForm.module.css";
import { gradeLevels, gradeSteps, most } from "./schema.ts";
import type { CourseForming } from "./use-course-form.ts";
import { useWords } from "./words.ts";

// What a course is called.
export function CourseFields({ forming: { fields, problems, write, draft, outcome } }: { forming: CourseForming }) {
	const t = useWords();
	const problem = (name: keyof typeof most) => {
		const message = problems[name];
		return message && t(message, { most: most[name] });
	};
	const input = (name: keyof typeof fields) => ({
		name,
		value: fields[name],
		onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
			write({ [name]: event.currentTarget.value }),
		onBlur: draft.flush,
	});
	const line = (name: keyof typeof most) => ({
		...input(name),
		dir: "auto",
		autoComplete: "off",
		readOnly: outcome === "committing",
		error: problem(name),
		// Stored on the phone: a reload would not lose it.
		"data-draft": draft.savedAt === null ? undefined : "saved",
	});
	return (
		<div className={classes.fields}>
			<TextField label={t("form.title")} aria-required {...line("title")} />
			<TextField label={t("form.code")} aria-required {...line("code")} />
			<div className={classes.pair}>
				<TextField label={t("form.subject")} {...line("subject")} />
				<GradeLevelField
					label={t("form.grade")}
					levels={gradeLevels}
					none={t("form.noGrade")}
					called={(level) => t("grade", { level })}
					{...input("grade_level")}
				/>
			</div>
			<SelectField label={t("form.step")} {...input("grade_step")}>
				{gradeSteps.map((step) => (
					<option key={step} value={step}>
						{t(step ? `form.step.${step}` : "form.step.whole")}
					</option>
				))}
			</SelectField>
		</div>
	);
}
