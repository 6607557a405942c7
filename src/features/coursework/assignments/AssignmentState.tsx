import type { ReactNode } from "react";
import { isFiling } from "#features/coursework/assignments/filing/commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { useWhyNot } from "#refusals.ts";
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
	const whyNot = useWhyNot();
	if (!entry || entry.state === "sent") return null;
	const { state } = entry;
	return (
		<StateNote
			state={state}
			word={t(wordOf(entry, state))}
			reason={state === "failed" ? (reason ?? whyNot(entry)) : ""}
		>
			{children}
		</StateNote>
	);
}

type Entry = NonNullable<GivenAssignment["assignment"]["entry"]>;

function wordOf(entry: Entry, state: Exclude<Entry["state"], "sent">) {
	if (state === "failed" && isFiling(entry)) return `filing.failed.${entry.kind}` as const;
	return entry.kind === "editAssignment" ? (`edit.${state}` as const) : (`state.${state}` as const);
}
