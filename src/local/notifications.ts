// The notices about the signed-in person's entries (notify.ts says when).
import { readSession, watchAuth } from "#local/account/session.ts";
import { accountDatabase } from "./database.ts";
import { isOutboxEntry, type OutboxEntry } from "./entries.ts";
import { type Notifier, watchDue } from "./notify.ts";

/** Calls back with every notice to the signed-in person. @returns what ends it */
export function watchNotices(notifier: Notifier<OutboxEntry>): () => void {
	let userId: string | undefined;
	let stop = () => {};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		userId = now;
		stop();
		stop = now ? watchDue(accountDatabase(now), isOutboxEntry, notifier) : () => {};
	};
	follow();
	const unwatch = watchAuth(follow);
	return () => {
		unwatch();
		stop();
	};
}
