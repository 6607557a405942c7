// What a press may come to besides going well: the phone could not keep it, or its person thinks again.
import { toast } from "sonner";
import { say } from "#ui/words.ts";

/** Follows what a press began. Where the phone could not keep it, that is said, and stands until it is closed. */
export function orSayNotSaved(work: Promise<unknown>): void {
	work.catch(() => toast.error(say("notSaved"), { duration: Number.POSITIVE_INFINITY }));
}

/** Says what was done, and offers for ten seconds to have it back; without an `undo` nothing was done. */
export function offerUndo(done: string, undo: (() => Promise<unknown>) | null): void {
	if (!undo) return;
	toast(done, { duration: 10_000, action: { label: say("undo"), onClick: () => orSayNotSaved(undo()) } });
}
