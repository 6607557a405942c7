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
export function AssignmentState({ assignment: { entry }, reason, children }: AssignmentStateProps) {
	const t = useWords();
	if (!entry || entry.state === "sent") return null;
	const { state } = entry;
	return (
		<StateNote
			state={state}
			word={t(entry.kind === "createAssignment" ? `state.${state}` : `edit.${state}`)}
			reason={state === "failed" ? (reason ?? whyNotSet(entry.refusal, t)) : ""}
		>
			{children}
		</StateNote>
	);
}
