import { shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./DraftLine.module.css";
import { NotSavedNote } from "./NotSavedNote.tsx";
import { useWords } from "./words.ts";

type DraftLineProps = { draft: { text: string; savedAt: number | null; failed: boolean }; reason: string };

// "Draft saved 14:32", only while every letter in the field is saved. It keeps its height so that nothing jumps.
export function DraftLine({ draft, reason }: DraftLineProps) {
	const t = useWords();
	if (draft.failed) return <NotSavedNote text={draft.text} reason={reason} />;
	return (
		<div className={classes.line}>
			{draft.savedAt === null ? null : (
				<StateNote state="draft" word={t("draft.saved", { time: shortClock(draft.savedAt) })} quiet />
			)}
		</div>
	);
}
