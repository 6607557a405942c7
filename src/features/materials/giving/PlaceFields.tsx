import { useMe } from "#features/materials/library/queries.ts";
import { useStopped } from "#features/reach/queries.ts";
import { courseCalled } from "#ui/course-called.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { AskedNote } from "./AskedNote.tsx";
import { useCenterCourses } from "./center-places.ts";
import { useTaughtCourses } from "./queries.ts";
import { SubjectFields } from "./SubjectFields.tsx";
import type { GivingForm } from "./schema.ts";
import { AskedWorksheetField, WorksheetField } from "./WorksheetField.tsx";
import { useWords } from "./words.ts";

// For whom a material is: a course, one assignment of it, or everybody who learns a subject in a grade. A teacher chooses
// among the courses of this phone, an admin among those of the center.
export function PlaceFields({ form }: { form: GivingForm }) {
	const t = useWords();
	const { register, setValue, watch } = form;
	const taught = useTaughtCourses();
	const isAdmin = useMe()?.role === "admin";
	const online = useStopped() === null;
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
				value={chosen}
			>
				<option value="">{t("field.library")}</option>
				{courses.map((one) => (
					<option key={one.id} value={one.id}>
						{t("field.course", { title: courseCalled(one) })}
					</option>
				))}
				{/* It came back with what was typed, and has ended meanwhile or cannot be asked for. */}
				{chosen && !course && !other ? <option value={chosen}>{t("field.before")}</option> : null}
			</SelectField>
			{isAdmin ? <AskedNote list={center} what="courses" /> : null}
			{course ? <WorksheetField key={course.id} form={form} assignments={course.assignments} /> : null}
			{other ? <AskedWorksheetField key={other.id} form={form} courseId={other.id} online={online} /> : null}
			{chosen ? null : <SubjectFields form={form} />}
		</>
	);
}
