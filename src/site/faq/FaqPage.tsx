import type { PageHead } from "#site/head.ts";
import { say, useWords } from "./words.ts";

export const head = (): PageHead => ({ title: say("head.title"), description: say("head.description") });

export function FaqPage() {
	const t = useWords();
	return (
		<div className="wrap">
			<h1>{t("title")}</h1>
		</div>
	);
}
