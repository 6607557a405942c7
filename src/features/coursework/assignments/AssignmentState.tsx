import type { ReactNode } from "react";
import { whyNotSet } from "#features/coursework/reasons.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { StateNote } from "#ui/feedback/StateNote.tsx";
import type { GivenAssignment } from "./queries.ts";

type AssignmentStateProps = {
	assignment: GivenAssignment["assignment"];
	/** Said in place of why it was refused. */
	reason?: string;
	children?: ReactNode;
};

// Where an assignment, or what was changed in it, is on its way to the server. One that has arrived needs no word.
export function AssignmentState({ assignment: { errand }, reason, children }: AssignmentStateProps) {
	const t = useWords();
	if (!errand || errand.state === "sent") return null;
	const { state } = errand;
	return (
		<StateNote
			state={state}
			word={t(errand.kind === "createAssignment" ? `state.${state}` : `edit.${state}`)}
			reason={state === "failed" ? (reason ?? whyNotSet(errand.answer, t)) : ""}
		>
			{children}
		</StateNote>
	);
}
