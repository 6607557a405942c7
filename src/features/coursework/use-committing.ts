// Puts the content of a drafted form in the outbox. Nothing is cleared before the phone has it; when it refuses, the
// words stay in their fields and that is said.
import { useState } from "react";
import { toast } from "sonner";
import type { useDraftedFields } from "./drafted-fields.ts";

type Drafted = Pick<ReturnType<typeof useDraftedFields>, "draft"> & { write: (change: object) => void };

/** @param failure what is said when the phone could not keep it */
export function useCommitting({ draft, write }: Drafted, failure: string) {
	const [outcome, setOutcome] = useState<"writing" | "committing" | "not-saved">("writing");
	const [done, setDone] = useState(0);
	/** @param work promises whether it was taken; throws when the phone could not keep it */
	const commit = async (work: () => Promise<boolean>) => {
		if (outcome === "committing") return;
		setOutcome("committing");
		draft.hold();
		try {
			const taken = await work();
			if (taken) draft.done();
			else write({});
			setOutcome("writing");
			if (taken) setDone((times) => times + 1);
		} catch {
			write({});
			setOutcome("not-saved");
			toast.error(failure, { duration: Number.POSITIVE_INFINITY });
		}
	};
	return {
		outcome,
		/** How often something went on its way from here. */
		done,
		commit,
	};
}
