// Making an answer a draft again, with ten seconds to think better of it.
import { offerUndo } from "#ui/feedback/undo-toast.ts";
import { takeBack } from "./commands.ts";
import type { SubmittedAssignment } from "./queries.ts";
import { useWords } from "./words.ts";

/** @param onChange opens the editor: where the answer cannot be taken back, newer words for it may stand there */
export function useTakingBack({ errand, assignment_id }: SubmittedAssignment["submission"], onChange: () => void) {
	const t = useWords();
	return async () => {
		if (!errand) return;
		const undo = await takeBack(errand.id, assignment_id);
		if (undo) offerUndo(t("answer.takenBack"), undo);
		else onChange();
	};
}
