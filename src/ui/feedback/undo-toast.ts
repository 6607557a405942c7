// What follows a press: the phone could not save it, or its person wants to undo it.
import { toast } from "sonner";
import { say } from "#ui/words.ts";

/** Awaits what a press started. If the phone could not save it, a toast says so and stays until it is closed. */
export function orSayNotSaved(work: Promise<unknown>): void {
	work.catch(() => toast.error(say("notSaved"), { duration: Number.POSITIVE_INFINITY }));
}

/**
 * Says what was done, and offers to undo it for ten seconds. Without an `undo` nothing was done, and nothing is said.
 */
export function offerUndo(done: string, undo: (() => Promise<unknown>) | null): void {
	if (undo) toast(done, { duration: 10_000, action: { label: say("undo"), onClick: once(() => orOfferAgain(undo)) } });
}

/** What could not be undone is offered until it is: this page alone still has what was there. */
function orOfferAgain(undo: () => Promise<unknown>): void {
	undo().catch(() => {
		const action = { label: say("tryAgain"), onClick: once(() => orOfferAgain(undo)) };
		toast.error(say("notUndone"), { duration: Number.POSITIVE_INFINITY, action });
	});
}

/** A toast that was pressed stays for a moment, and can be pressed again. */
function once(act: () => void): () => void {
	let isDone = false;
	return () => {
		if (!isDone) act();
		isDone = true;
	};
}
