import { GradeLevelField } from "#ui/forms/GradeLevelField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { useProblemOf } from "./MaterialFields.tsx";
import { gradeLevels } from "./queries.ts";
import classes from "./SubjectFields.module.css";
import type { GivingForm } from "./schema.ts";
import { useWords } from "./words.ts";

// What a material of the library is about; one of a course has the subject and the grade of the course.
export function SubjectFields({ form: { register, formState } }: { form: GivingForm }) {
	const t = useWords();
	const problemOf = useProblemOf(formState);
	return (
		<div className={classes.pair}>
			<TextField
				label={t("field.subject")}
				dir="auto"
				autoComplete="off"
				error={problemOf("subject")}
				{...register("subject")}
			/>
			<GradeLevelField
				label={t("field.grade")}
				levels={gradeLevels}
				none={t("field.noGrade")}
				called={(level) => t("grade", { level })}
				{...register("grade")}
			/>
		</div>
	);
}
