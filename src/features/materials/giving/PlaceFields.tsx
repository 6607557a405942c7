import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { gradeLevels, usePlaces } from "./queries.ts";
import type { Giving, GivingFields } from "./schema.ts";
import { useWords } from "./words.ts";

type PlaceFieldsProps = {
	form: UseFormReturn<GivingFields, unknown, Giving>;
	subjectProblem: string | undefined;
};

// For whom a material is: a course, one assignment of it, or everybody who learns a subject in a grade.
export function PlaceFields({ form: { register, setValue, watch }, subjectProblem }: PlaceFieldsProps) {
	const t = useWords();
	const places = usePlaces();
	// A select without its options would forget what is chosen.
	if (!places) return null;
	const course = places.find(({ id }) => id === watch("course_id"));
	return (
		<>
			<SelectField
				label={t("field.for")}
				// An assignment of another course would go with it.
				{...register("course_id", { onChange: () => setValue("assignment_id", "") })}
			>
				<option value="">{t("field.library")}</option>
				{places.map(({ id, title, code }) => (
					<option key={id} value={id}>
						{t("field.course", { title: code ? `${title} · ${code}` : title })}
					</option>
				))}
			</SelectField>
			{course && course.assignments.length > 0 ? (
				<SelectField key={course.id} label={t("field.worksheet")} {...register("assignment_id")}>
					<option value="">{t("field.noWorksheet")}</option>
					{course.assignments.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
			) : null}
			{course ? null : (
				<>
					<TextField
						label={t("field.subject")}
						dir="auto"
						autoComplete="off"
						error={subjectProblem}
						{...register("subject")}
					/>
					<SelectField label={t("field.grade")} {...register("grade")}>
						<option value="">{t("field.noGrade")}</option>
						{gradeLevels.map((level) => (
							<option key={level} value={level}>
								{t("grade", { level })}
							</option>
						))}
					</SelectField>
				</>
			)}
		</>
	);
}
