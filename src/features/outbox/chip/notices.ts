// Toasts that say what became of sent work, each once.
import { toast } from "sonner";
import { saySaved, waitsNoLonger } from "#features/outbox/saved-toast.ts";
import { say } from "#features/outbox/words.ts";
import { readSession } from "#local/account/session.ts";
import { sendsWhenClosed } from "#local/browser/abilities.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { type Notifier, watchNotices } from "#local/notices.ts";
import { sayOf } from "#mutation-words.ts";
import { reasonGiven } from "#refusals.ts";
import { dismissFailure, sayFailure } from "#ui/feedback/failure-toast.ts";
import { openOnce } from "./open-once.ts";

/** Items that were sent together share one toast from this number on. */
const together = 3;

/** @returns what ends it */
export const showNotices = (): (() => void) => watchNotices({ notify, dismiss });

const dismiss: Notifier<OutboxEntry>["dismiss"] = (id, kind) =>
	kind === "failed" ? dismissFailure(id) : waitsNoLonger(id);

const notify: Notifier<OutboxEntry>["notify"] = ({ kind, entries }) => {
	if (kind === "saved") {
		const words = openOnce(readSession());
		const ids = entries.map(({ id }) => id);
		saySaved(ids, say("toast.saved"), sendsWhenClosed() ? undefined : say(words));
	} else if (kind === "sent") {
		if (entries.length >= together) toast.success(say("toast.sentTogether", { count: entries.length }));
		else for (const entry of entries) toast.success(sayOf(`sent.${entry.kind}`));
	} else {
		for (const entry of entries) {
			const what = sayOf(`about.${entry.kind}`, entry.about);
			sayFailure(entry.id, reasonGiven(entry) || sayOf(`refused.${entry.kind}`), entry.about.title ? what : undefined);
		}
	}
};
