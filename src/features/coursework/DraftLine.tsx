import { DraftSaved } from "#ui/feedback/DraftSaved.tsx";
import { NotSavedNote } from "./NotSavedNote.tsx";

type DraftLineProps = { draft: { text: string; savedAt: number | null; failed: boolean }; reason: string };

// Whether every letter in the field is saved, or that the phone refused to save it.
export function DraftLine({ draft, reason }: DraftLineProps) {
	return draft.failed ? <NotSavedNote text={draft.text} reason={reason} /> : <DraftSaved savedAt={draft.savedAt} />;
}
