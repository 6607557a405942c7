import type { ComponentProps } from "react";
import { PasswordField } from "#ui/TextField.tsx";
import { useWords } from "./words.ts";

// A password's field, with the words of its eye.
export function PasswordLine(props: Omit<ComponentProps<typeof PasswordField>, "show" | "hide">) {
	const t = useWords();
	return <PasswordField show={t("show")} hide={t("hide")} {...props} />;
}
