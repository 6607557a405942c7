import { useWords } from "./words.ts";

export function SignUpPage() {
	const t = useWords();
	return <h1>{t("signUp.title")}</h1>;
}
