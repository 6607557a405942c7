import { SelectField } from "#ui/forms/SelectField.tsx";
import { AskedNote } from "./AskedNote.tsx";
import { useCenterAssignments } from "./center-places.ts";
import type { GivingForm } from "./schema.ts";
import { useWords } from "./words.ts";

type WorksheetFieldProps = { form: GivingForm; assignments: { id: string; title: string }[] };

// The assignment of a course whose worksheet a material is; nothing for a course that has none.
export function WorksheetField({ form, assignments }: WorksheetFieldProps) {
	const t = useWords();
	if (assignments.length === 0) return null;
	return (
		<SelectField label={t("field.worksheet")} {...form.register("assignment_id")}>
			<option value="">{t("field.noWorksheet")}</option>
			{assignments.map(({ id, title }) => (
				<option key={id} value={id}>
					{title}
				</option>
			))}
		</SelectField>
	);
}

type AskedWorksheetFieldProps = { form: GivingForm; courseId: string; online: boolean };

// The same for a course that is not on this phone.
export function AskedWorksheetField({ form, courseId, online }: AskedWorksheetFieldProps) {
	const list = useCenterAssignments(courseId, online);
	return (
		<>
			<AskedNote list={list} what="assignments" />
			<WorksheetField form={form} assignments={list.value ?? []} />
		</>
	);
}
