import { CopyButton } from "#ui/forms/CopyButton.tsx";
import { useWords } from "./words.ts";

export function CopyWords({ text }: { text: string }) {
	const t = useWords();
	return <CopyButton text={text} label={t("copy")} done={t("copied")} refused={t("copyFailed")} />;
}
