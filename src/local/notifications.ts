// What the signed-in person is to be told about entries (telling.ts says when).

import { readSession, watchSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase } from "./database.ts";
import { isOutboxEntry, type OutboxEntry } from "./entries.ts";
import { type NoticeKind, watchDue } from "./notify.ts";

export type Notices = { kind: NoticeKind; entries: OutboxEntry[] };

function watchAccount(db: AccountDatabase, tell: (notices: Notices) => void): () => void {
	const source = {
		db,
		open: async () => (await db.outbox.where("notified").anyOf("nothing", "saved").toArray()).filter(isOutboxEntry),
		note: (entries: OutboxEntry[], notified: OutboxEntry["notified"]) =>
			db.outbox.bulkUpdate(entries.map(({ seq }) => ({ key: seq, changes: { notified } }))),
	};
	return watchDue(source, ({ kind, entries }) => tell({ kind, entries }));
}

/** Calls back with everything the signed-in person is to be told. @returns what ends it */
export function watchNotices(tell: (notices: Notices) => void): () => void {
	let userId: string | undefined;
	let stop = () => {};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		userId = now;
		stop();
		stop = now ? watchAccount(accountDatabase(now), tell) : () => {};
	};
	follow();
	const unwatch = watchSession(follow);
	return () => {
		unwatch();
		stop();
	};
}
