import type { UseFormReturn } from "react-hook-form";
import { gradeLevels } from "#features/people/queries.ts";
import { languageNames } from "#i18n/language-names.ts";
import { GradeLevelField } from "#ui/forms/GradeLevelField.tsx";
import { SelectField } from "#ui/forms/SelectField.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { type Account, problemIn } from "./schema.ts";
import { useWords } from "./words.ts";

type AccountFieldsProps = {
	form: UseFormReturn<Account>;
	/** Said below the name and the address. */
	hints: { name?: string | undefined; email: string };
};

// What is written about a person: who it is, how they are reached, and who else answers for a child.
export function AccountFields({ form, hints }: AccountFieldsProps) {
	const t = useWords();
	const { register, formState, watch } = form;
	const problem = (field: keyof Account) => {
		const { type, message } = formState.errors[field] ?? {};
		if (type === "refused") return message;
		const key = problemIn(message);
		return key && t(key);
	};
	return (
		<>
			<TextField
				label={t("fullName")}
				hint={hints.name}
				dir="auto"
				autoComplete="off"
				aria-required
				error={problem("full_name")}
				{...register("full_name")}
			/>
			{watch("role") === "student" ? (
				<GradeLevelField
					label={t("level")}
					levels={gradeLevels}
					none={t("noGrade")}
					called={(level) => t("grade", { level })}
					error={problem("grade")}
					{...register("grade")}
				/>
			) : null}
			<TextField
				label={t("email.optional")}
				hint={watch("role") === "admin" ? t("email.admin") : hints.email}
				readOnly={watch("role") === "admin"}
				type="email"
				inputMode="email"
				autoComplete="off"
				error={problem("email")}
				{...register("email")}
			/>
			<SelectField label={t("language")} error={problem("language")} {...register("language")}>
				<option value="en">{languageNames.en}</option>
				<option value="fr">{languageNames.fr}</option>
			</SelectField>
			<TextField
				label={t(watch("role") === "student" ? "parentPhone" : "phone")}
				type="tel"
				autoComplete="off"
				error={problem("parent_phone")}
				{...register("parent_phone")}
			/>
			<TextField
				label={t("otherPhone")}
				type="tel"
				autoComplete="off"
				error={problem("other_phone")}
				{...register("other_phone")}
			/>
		</>
	);
}
