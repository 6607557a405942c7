import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { useAccountWords } from "#features/auth/account-words.ts";
import { useProblem } from "#features/auth/problems.ts";
import { PasswordField } from "#ui/forms/TextField.tsx";
import type { Reset } from "./schema.ts";
import { useWords } from "./words.ts";

type NewPasswordFieldsProps = {
	field: (name: keyof Reset) => UseFormRegisterReturn;
	errors: FieldErrors<Reset>;
};

// A new password, typed twice.
export function NewPasswordFields({ field, errors }: NewPasswordFieldsProps) {
	const t = useWords();
	const ta = useAccountWords();
	const problem = useProblem();
	const both = { autoComplete: "new-password", show: ta("show"), hide: ta("hide"), "aria-required": true };
	return (
		<>
			<PasswordField
				label={t("reset.password")}
				hint={t("reset.hint")}
				error={problem(errors.password)}
				{...both}
				{...field("password")}
			/>
			<PasswordField
				label={t("reset.confirm")}
				error={problem(errors.passwordConfirm)}
				{...both}
				{...field("passwordConfirm")}
			/>
		</>
	);
}
