// Makes a waiting answer a draft again, with ten seconds to undo that.

import { takeBack } from "#features/coursework/commands.ts";
import type { SubmittedAssignment } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { offerUndo } from "#ui/feedback/undo-toast.ts";

/**
 * @param onChange opens the editor: when the answer cannot be taken back, a newer draft for it may be there
 * @param onBack leads to where it is written on
 */
export function useUndoSend(
	{ entry, assignment_id }: SubmittedAssignment["submission"],
	onChange: () => void,
	onBack: (assignmentId: string) => void,
) {
	const t = useWords();
	return async () => {
		if (!entry) return;
		const undo = await takeBack(entry.id, assignment_id);
		if (!undo) return onChange();
		offerUndo(t("answer.takenBack"), undo);
		onBack(assignment_id);
	};
}
