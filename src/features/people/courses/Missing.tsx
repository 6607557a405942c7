import { Button } from "@mantine/core";
import type { Remote } from "#ui/loading/use-remote.ts";
import { useWords } from "./words.ts";

// In the place of a list that is not here yet, or could not be fetched.
export function Missing({ list: { state, again } }: { list: Pick<Remote<unknown>, "state" | "again"> }) {
	const t = useWords();
	if (state !== "failed") return <p role="status">{t("loading")}</p>;
	return (
		<div role="alert">
			<p>{t("failed")}</p>
			<Button variant="default" size="sm" onClick={again}>
				{t("again")}
			</Button>
		</div>
	);
}
