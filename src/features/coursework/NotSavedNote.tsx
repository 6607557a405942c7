import { StateNote } from "#ui/feedback/StateNote.tsx";
import { CopyWords } from "./CopyWords.tsx";

// The phone refused to keep it. The one thing left is to say so and hand the words over.
export function NotSavedNote({ text, reason }: { text: string; reason: string }) {
	return (
		<StateNote state="failed" word={reason}>
			<CopyWords text={text} />
		</StateNote>
	);
}
