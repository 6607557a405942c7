import { useEffect } from "react";
import type { OutboxEntry } from "#local/entries.ts";
import { dismissFailure } from "#ui/feedback/failure-toast.ts";
import { useSaidHere } from "./use-said-here.ts";

/** As long as the component is on the page it says why this entry is refused: no notice does, nor one from before. */
export function useRefusalSaidHere({ id, state }: Pick<OutboxEntry, "id" | "state">): void {
	useSaidHere("failed", id);
	const failed = state === "failed";
	useEffect(() => {
		if (failed) dismissFailure(id);
	}, [failed, id]);
}
