// A phone that sends nothing: the database of one person, a clock that a test sets, and storage that a test fills.

import type { DBCoreMutateRequest } from "dexie";
import { AccountDatabase } from "#local/database.ts";
import { beforeStorage } from "#support/before-storage.ts";
import { frozenReads } from "#support/frozen.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { browser, type Platform } from "#sync/platform.ts";

/** One way of writing to one table of the database. */
type Write = { table: string; type: DBCoreMutateRequest["type"] };

export function stillPhone() {
	const db = new AccountDatabase(newId());
	const state: { now: number; noRoomFor: Write | null } = { now: Date.UTC(2026, 1, 2, 8), noRoomFor: null };
	db.use(frozenReads);
	db.use(
		beforeStorage("full storage", (table) => ({
			mutate: async (request) => {
				const { noRoomFor } = state;
				if (noRoomFor?.table === table.name && noRoomFor.type === request.type) {
					throw new DOMException("full", "QuotaExceededError");
				}
				return await table.mutate(request);
			},
		})),
	);
	const platform: Platform = { ...browser, mark: "X-Lead", now: () => state.now };
	return {
		db,
		platform,
		/** `now` is the clock; writes like `noRoomFor` fail. */
		state,
		/** Everything in the outbox, oldest first. */
		outbox: () => db.outbox.orderBy("seq").toArray(),
		/** What became of an entry since it was saved. */
		async note({ seq }: Entry, change: Partial<Entry>): Promise<Entry> {
			await db.outbox.update(seq, change);
			const noted = await db.outbox.get(seq);
			if (!noted) throw new Error(`there is no entry ${seq}`);
			return noted;
		},
	};
}

export type StillPhone = ReturnType<typeof stillPhone>;

export const about = { title: "Fractions", course: "Mathematics", person: "" };

/** A student's first answer to an assignment, as its form hands it over. */
export const answerTo = (assignment_id: string, student_id: string, text_body: string) => ({
	kind: "submitAssignment",
	body: { id: newId(), assignment_id, student_id, text_body },
	about,
});

/** Other words for an answer that the server may have. */
export const otherAnswer = (record_id: string, text_body: string, replaces = "") => ({
	kind: "replaceAnswer",
	record_id,
	body: { text_body, replaces },
	about,
});
