import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { useAccountWords } from "#features/auth/account-words.ts";
import { useProblem } from "#features/auth/problems.ts";
import { PasswordField, TextField } from "#ui/forms/TextField.tsx";
import type { NewPerson } from "./schema.ts";
import { useWords } from "./words.ts";

type PersonFieldsProps = {
	field: (name: keyof NewPerson) => UseFormRegisterReturn;
	errors: FieldErrors<NewPerson>;
};

// Who somebody is: what every new account begins with.
export function PersonFields({ field, errors }: PersonFieldsProps) {
	const t = useWords();
	const ta = useAccountWords();
	const problem = useProblem();
	return (
		<>
			<TextField
				label={t("name")}
				autoComplete="name"
				dir="auto"
				aria-required
				error={problem(errors.full_name)}
				{...field("full_name")}
			/>
			<TextField
				label={ta("email")}
				type="email"
				inputMode="email"
				autoComplete="email"
				aria-required
				error={problem(errors.email)}
				{...field("email")}
			/>
			<PasswordField
				label={ta("password")}
				autoComplete="new-password"
				show={ta("show")}
				hide={ta("hide")}
				hint={t("passwordHint")}
				aria-required
				error={problem(errors.password)}
				{...field("password")}
			/>
		</>
	);
}
