// Puts the content of a drafted form in the outbox. Nothing is cleared before the phone has saved it; if the phone refuses,
// the text stays in its fields, and a toast says so.
import { useState } from "react";
import { toast } from "sonner";
import type { useDrafted } from "./use-drafted.ts";

type Committing = {
	draft: Pick<ReturnType<typeof useDrafted>, "hold" | "done">;
	/** Writes the text into its fields and its draft again. */
	restore: () => void;
	/** Said when the phone could not save it. */
	failure: string;
};

export function useCommitting({ draft, restore, failure }: Committing) {
	const [outcome, setOutcome] = useState<"writing" | "committing" | "done" | "not-saved">("writing");
	const [done, setDone] = useState(0);
	/**
	 * @param work resolves to whether it was put in the outbox; throws when the phone could not save it
	 * @param onDone called in the same moment as the form becomes empty: it may move the focus out of it
	 */
	const commit = async (work: () => Promise<boolean>, onDone = () => {}) => {
		if (outcome === "committing") return;
		setOutcome("committing");
		await draft.hold();
		try {
			if (await work()) {
				draft.done();
				setOutcome("done");
				setDone((times) => times + 1);
				onDone();
			} else {
				restore();
				setOutcome("writing");
			}
		} catch {
			restore();
			setOutcome("not-saved");
			toast.error(failure, { duration: Number.POSITIVE_INFINITY });
		}
	};
	return {
		outcome,
		/** How often something was put in the outbox from here. */
		done,
		commit,
		/** Somebody writes in the empty form again. */
		begin: () => setOutcome((now) => (now === "done" ? "writing" : now)),
		/** The text was given up, and the form is empty. */
		end: () => setOutcome("done"),
	};
}
