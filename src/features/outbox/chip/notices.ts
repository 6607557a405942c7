// Toasts that say what became of sent work, each once.
import { toast } from "sonner";
import { type News, watchNews } from "#data/news.ts";
import { readSession } from "#data/session.ts";
import { sendsWhenClosed } from "#data/waking.ts";
import { say } from "#features/outbox/words.ts";
import { failureOf, successOf, whyNot } from "./kinds.ts";
import { openOnce } from "./open-once.ts";

/** Items that were sent together share one toast from this number on. */
const together = 3;

/** @returns what ends it */
export const showNotices = (): (() => void) => watchNews(tell);

function tell({ kind, errands }: News): void {
	if (kind === "saved") {
		const words = openOnce(readSession());
		toast.info(say("toast.saved"), sendsWhenClosed() ? {} : { description: say(words) });
	} else if (kind === "sent") {
		if (errands.length >= together) toast.success(say("toast.sentTogether", { count: errands.length }));
		else for (const errand of errands) toast.success(say(successOf[errand.kind]));
	} else {
		for (const errand of errands) {
			toast.error(say(failureOf[errand.kind]), {
				description: whyNot(errand, say),
				duration: Number.POSITIVE_INFINITY,
				id: errand.id,
			});
		}
	}
}
