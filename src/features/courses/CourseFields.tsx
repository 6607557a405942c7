import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./CourseForm.module.css";
import { type CourseForm, gradeLevels, most } from "./schema.ts";
import { useWords } from "./words.ts";

type CourseFieldsProps = { form: UseFormReturn<CourseForm>; saved: boolean };

// What a course is called. `saved`: the text of the fields is stored on the phone, a reload would not lose it.
export function CourseFields({ form, saved }: CourseFieldsProps) {
	const t = useWords();
	const { errors } = form.formState;
	const problem = (name: keyof typeof most) => {
		const message = errors[name]?.message;
		if (message === "form.required") return t("form.required");
		return message ? t("form.tooLong", { most: most[name] }) : undefined;
	};
	const field = (name: keyof typeof most) => ({
		...form.register(name),
		dir: "auto",
		autoComplete: "off",
		error: problem(name),
		"data-draft": saved ? "saved" : undefined,
	});
	return (
		<>
			<TextField label={t("form.title")} aria-required {...field("title")} />
			<TextField label={t("form.code")} aria-required {...field("code")} />
			<div className={classes.pair}>
				<TextField label={t("form.subject")} {...field("subject")} />
				<SelectField label={t("form.grade")} {...form.register("grade_level")}>
					<option value="">{t("form.noGrade")}</option>
					{gradeLevels.map((level) => (
						<option key={level} value={level}>
							{t("grade", { level })}
						</option>
					))}
				</SelectField>
			</div>
		</>
	);
}
