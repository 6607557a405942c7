import type { ReactNode } from "react";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { type GivingForm, most, problemIn } from "./schema.ts";
import { useWords } from "./words.ts";

/** What is wrong with a field, in the reader's language. */
export function useProblemOf({ errors }: GivingForm["formState"]) {
	const t = useWords();
	return (field: keyof typeof most): string | undefined => {
		const key = problemIn(errors[field]?.message);
		return key && t(key, { most: most[field] });
	};
}

type MaterialFieldsProps = {
	form: GivingForm;
	/** Between the title and the description: for whom it is. */
	children: ReactNode;
};

// What is said of a material, by who gives or edits it.
export function MaterialFields({ form, children }: MaterialFieldsProps) {
	const t = useWords();
	const { formState, register, setValue, watch } = form;
	const problemOf = useProblemOf(formState);
	return (
		<>
			<TextField
				label={t("field.title")}
				dir="auto"
				autoComplete="off"
				aria-required
				error={problemOf("title")}
				{...register("title")}
			/>
			{children}
			<InkTextarea
				ink="plain"
				label={t("field.description")}
				rows={2}
				value={watch("description")}
				error={problemOf("description")}
				onChange={(text) => setValue("description", text, { shouldValidate: formState.isSubmitted })}
			/>
		</>
	);
}
