import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "#ui/words.ts";
import classes from "./MissingNote.module.css";

// Shown in place of what could not be fetched. `onAgain` is null when nothing can be done about it now.
export function MissingNote({ onAgain, children }: { onAgain: (() => void) | null; children: ReactNode }) {
	const t = useWords();
	return (
		<div className={classes.missing}>
			{children}
			{onAgain ? (
				<Button variant="default" size="sm" onClick={onAgain}>
					{t("tryAgain")}
				</Button>
			) : null}
		</div>
	);
}
