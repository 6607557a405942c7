import { shortClock } from "#ui/dates.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import classes from "./DraftLine.module.css";
import { NotSavedNote } from "./NotSavedNote.tsx";
import { useWords } from "./words.ts";

type DraftLineProps = { draft: { text: string; savedAt: number | null; failed: boolean }; reason: string };

// Whether every letter in the field is saved, or that the phone refused to save it.
export function DraftLine({ draft, reason }: DraftLineProps) {
	return draft.failed ? <NotSavedNote text={draft.text} reason={reason} /> : <SavedLine savedAt={draft.savedAt} />;
}

// "Draft saved 14:32", only while every letter in the field is saved. It keeps its height so that nothing jumps.
export function SavedLine({ savedAt }: { savedAt: number | null }) {
	const t = useWords();
	return (
		<div className={classes.line}>
			{savedAt === null ? null : (
				<StateNote state="draft" word={t("draft.saved", { time: shortClock(savedAt) })} quiet />
			)}
		</div>
	);
}
