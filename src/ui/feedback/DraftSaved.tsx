import { shortClock } from "#ui/dates.ts";
import { useWords } from "#ui/words.ts";
import classes from "./DraftSaved.module.css";
import { StateNote } from "./StateNote.tsx";

// "Draft saved 14:32", only while every letter in the fields is saved. It keeps its height so that nothing jumps.
export function DraftSaved({ savedAt }: { savedAt: number | null }) {
	const t = useWords();
	return (
		<div className={classes.line}>
			{savedAt === null ? null : (
				<StateNote state="draft" word={t("draftSaved", { time: shortClock(savedAt) })} quiet />
			)}
		</div>
	);
}
