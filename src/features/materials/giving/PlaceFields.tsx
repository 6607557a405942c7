import { useMe } from "#features/materials/library/queries.ts";
import { useUnreachable } from "#features/materials/offline/queries.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { AskedNote } from "./AskedNote.tsx";
import { useCenterCourses } from "./center-places.ts";
import { gradeLevels, usePlaces } from "./queries.ts";
import { AskedWorksheetField, type GivingForm, WorksheetField } from "./WorksheetField.tsx";
import { useWords } from "./words.ts";

type PlaceFieldsProps = { form: GivingForm; subjectProblem: string | undefined };

// For whom a material is: a course, one assignment of it, or everybody who learns a subject in a grade. A teacher chooses
// among the courses of this phone, an admin among those of the center.
export function PlaceFields({ form, subjectProblem }: PlaceFieldsProps) {
	const t = useWords();
	const { register, setValue, watch } = form;
	const taught = usePlaces();
	const isAdmin = useMe()?.role === "admin";
	const online = !useUnreachable();
	const center = useCenterCourses(isAdmin && online);
	// A select without its options would forget what is chosen.
	if (!taught) return null;
	const others = (center.value ?? []).filter(({ id }) => !taught.some((own) => own.id === id));
	const courses = [...taught, ...others].sort((a, b) => a.title.localeCompare(b.title));
	const chosen = watch("course_id");
	const course = taught.find(({ id }) => id === chosen);
	const other = others.find(({ id }) => id === chosen);
	return (
		<>
			<SelectField
				label={t("field.for")}
				hint={other ? t("field.notTaught") : undefined}
				// An assignment of another course would go with it.
				{...register("course_id", { onChange: () => setValue("assignment_id", "") })}
			>
				<option value="">{t("field.library")}</option>
				{courses.map(({ id, title, code }) => (
					<option key={id} value={id}>
						{t("field.course", { title: code ? `${title} · ${code}` : title })}
					</option>
				))}
			</SelectField>
			{isAdmin ? <AskedNote list={center} what="courses" /> : null}
			{course ? <WorksheetField key={course.id} form={form} assignments={course.assignments} /> : null}
			{other ? <AskedWorksheetField key={other.id} form={form} courseId={other.id} online={online} /> : null}
			{course || other ? null : (
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
