// Toasts that say what became of sent work, each once.
import { toast } from "sonner";
import { say } from "#features/outbox/words.ts";
import { readSession } from "#local/account/session.ts";
import { sendsWhenClosed } from "#local/browser/abilities.ts";
import { type Notices, watchNotices } from "#local/notifications.ts";
import { sayOf } from "#mutation-words.ts";
import { openOnce } from "./open-once.ts";
import { whyNot } from "./why-not.ts";

/** Items that were sent together share one toast from this number on. */
const together = 3;

/** @returns what ends it */
export const showNotices = (): (() => void) => watchNotices(tell);

function tell({ kind, entries }: Notices): void {
	if (kind === "saved") {
		const words = openOnce(readSession());
		toast.info(say("toast.saved"), sendsWhenClosed() ? {} : { description: say(words) });
	} else if (kind === "sent") {
		if (entries.length >= together) toast.success(say("toast.sentTogether", { count: entries.length }));
		else for (const entry of entries) toast.success(sayOf(`sent.${entry.kind}`));
	} else {
		for (const entry of entries) {
			toast.error(sayOf(`refused.${entry.kind}`), {
				description: whyNot(entry, say),
				duration: Number.POSITIVE_INFINITY,
				id: entry.id,
			});
		}
	}
}
