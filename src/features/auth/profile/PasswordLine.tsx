import type { ComponentProps } from "react";
import { useWords } from "#features/auth/words.ts";
import { PasswordField } from "#ui/forms/TextField.tsx";

// The account's own password, asked for before something is changed.
export function PasswordLine(props: Omit<ComponentProps<typeof PasswordField>, "show" | "hide">) {
	const t = useWords();
	return (
		<PasswordField
			show={t("login.show")}
			hide={t("login.hide")}
			autoComplete="current-password"
			aria-required
			{...props}
		/>
	);
}
