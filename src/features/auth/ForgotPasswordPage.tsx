import { useWords } from "./words.ts";

export function ForgotPasswordPage() {
	const t = useWords();
	return <h1>{t("forgot.title")}</h1>;
}
