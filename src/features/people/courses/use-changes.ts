import { useRef, useState } from "react";
import { whyNotDone } from "#refusals.ts";
import { useWords } from "./words.ts";

export type Change = {
	/** The id of the course that it changes. */
	of: string;
	/** Does it. @returns what takes it back, null where there is no way back */
	work: () => Promise<Change | null>;
	/** What is to be said then. */
	done: string;
};

/** What was done to a course, and what takes it back. */
type Said = Pick<Change, "of" | "done"> & { undo: Change | null };

/**
 * One change at a time; said in the dialog, because notices lie behind it. What can be undone is said until its course is
 * changed again, the newest last. @param again fetches what has changed
 */
export function useChanges(again: () => void) {
	const t = useWords();
	const [busy, setBusy] = useState(false);
	const outcome = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState<Said[]>([]);
	const [problem, setProblem] = useState("");
	const carry = async ({ of, work, done }: Change) => {
		setBusy(true);
		setProblem("");
		setSaid((now) => now.filter(({ undo }) => undo));
		try {
			const undo = await work();
			setSaid((now) => [...now.filter((one) => one.of !== of), { of, done, undo }]);
		} catch (error) {
			setProblem(whyNotDone(error, { about: "person", failed: t("notDone") }));
		}
		// The button that was pressed may have gone with its row.
		outcome.current?.focus();
		setBusy(false);
		again();
	};
	return { busy, carry, outcome, earlier: said.slice(0, -1), last: said.at(-1), problem };
}
