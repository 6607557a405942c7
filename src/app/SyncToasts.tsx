import { useEffect } from "react";
import { toast } from "sonner";
import { type News, watchNews } from "#data/news.ts";
import { readSession } from "#data/session.ts";
import { sendsWhenClosed } from "#data/waking.ts";
import { failureOf, successOf, whyNot } from "./kinds.ts";
import { useOldWork } from "./old-work.ts";
import { openOnce } from "./open-once.ts";
import { say } from "./words.ts";

const together = 3;

// Tells the writer what became of his work, once, while he is looking (PRODUCT section 7).
export function SyncToasts() {
	useEffect(() => watchNews(tell), []);
	useOldWork();
	// What a notice offers to undo is its reader's.
	useEffect(() => () => void toast.dismiss(), []);
	return null;
}

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
