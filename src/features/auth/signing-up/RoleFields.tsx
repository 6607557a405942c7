import type { UseFormReturn } from "react-hook-form";
import { useProblem } from "#features/auth/problems.ts";
import { ChoiceCards } from "#ui/forms/choosing/ChoiceCards.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { gradeLevels, type SignUp } from "./schema.ts";
import { useWords } from "./words.ts";

// What somebody will be at the centre; a grade is a student's.
export function RoleFields({ form }: { form: UseFormReturn<SignUp> }) {
	const t = useWords();
	const problem = useProblem();
	return (
		<>
			<ChoiceCards
				legend={t("role")}
				choices={[
					{ value: "student", title: t("role.student"), text: t("role.studentText"), prop: "notebook" },
					{ value: "teacher", title: t("role.teacher"), text: t("role.teacherText"), prop: "quill" },
				]}
				{...form.register("role")}
			/>
			{form.watch("role") === "student" ? (
				<SelectField
					label={t("grade")}
					hint={t("grade.hint")}
					aria-required
					error={problem(form.formState.errors.grade)}
					{...form.register("grade")}
				>
					<option value="">{t("grade.none")}</option>
					{gradeLevels.map((level) => (
						<option key={level} value={level}>
							{t("grade.one", { level })}
						</option>
					))}
				</SelectField>
			) : null}
		</>
	);
}
