import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyWords } from "./CopyWords.tsx";

// The phone refused to store it. All that is left is to say so, and to offer the text for copying.
export function NotSavedNote({ text, reason }: { text: string; reason: string }) {
	return (
		<StateNote state="failed" word={reason}>
			<CopyWords text={text} />
		</StateNote>
	);
}
