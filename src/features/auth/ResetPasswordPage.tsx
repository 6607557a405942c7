import { useWords } from "./words.ts";

export function ResetPasswordPage() {
	const t = useWords();
	return <h1>{t("reset.title")}</h1>;
}
