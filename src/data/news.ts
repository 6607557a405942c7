// What the signed-in person is to be told about errands (telling.ts says when).
import { type AccountDatabase, accountDatabase } from "./db.ts";
import type { Errand } from "./errands.ts";
import { isErrand } from "./errands.ts";
import { readSession, watchSession } from "./session.ts";
import { type NewsKind, watchTelling } from "./telling.ts";

export type News = { kind: NewsKind; errands: Errand[] };

function watchAccount(db: AccountDatabase, tell: (news: News) => void): () => void {
	const desk = {
		db,
		open: async () => (await db.outbox.where("told").anyOf("nothing", "saved").toArray()).filter(isErrand),
		note: (errands: Errand[], told: Errand["told"]) =>
			db.outbox.bulkUpdate(errands.map(({ seq }) => ({ key: seq, changes: { told } }))),
	};
	return watchTelling(desk, ({ kind, entries }) => tell({ kind, errands: entries }));
}

/** Calls back with everything the signed-in person is to be told. @returns what ends it */
export function watchNews(tell: (news: News) => void): () => void {
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
