import { useRef, useState } from "react";
import { whyNotDone } from "#refusals.ts";
import { useWords } from "./words.ts";

export type Change = {
	/** Does it. @returns what takes it back, null where there is no way back */
	work: () => Promise<Change | null>;
	/** What is to be said then. */
	done: string;
};

/** One change at a time; said in the dialog, because notices lie behind it. @param again fetches what has changed */
export function useChanges(again: () => void) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const outcome = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState<{ done?: string; undo?: Change | null; problem?: string }>({});
	const carry = async ({ work, done }: Change) => {
		setBusy(true);
		setSaid({});
		try {
			setSaid({ undo: await work(), done });
		} catch (error) {
			setSaid({ undo: said.undo ?? null, problem: whyNotDone(error, { about: "person", failed: t("notDone") }) });
		}
		// The button that was pressed may have gone with its row.
		outcome.current?.focus();
		setBusy(false);
		again();
	};
	return { busy, carry, outcome, ...said };
}
