import type { UseFormReturn } from "react-hook-form";
import { useProblem } from "#features/auth/problems.ts";
import { ChoiceCards } from "#ui/forms/choosing/ChoiceCards.tsx";
import { GradeLevelField } from "#ui/forms/GradeLevelField.tsx";
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
				<GradeLevelField
					label={t("grade")}
					hint={t("grade.hint")}
					levels={gradeLevels}
					none={t("grade.none")}
					called={(level) => t("grade.one", { level })}
					aria-required
					error={problem(form.formState.errors.grade)}
					{...form.register("grade")}
				/>
			) : null}
		</>
	);
}
