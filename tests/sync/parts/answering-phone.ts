// A student's phone between a pull and the end of its run: answers in the outbox, and assignments in the mirror.
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { assignmentRow } from "#support/rows.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { type Open, reconcile } from "#sync/reconcile.ts";
import { startRun } from "#sync/run.ts";
import { durably } from "#sync/storage/durable.ts";

export const now = Date.UTC(2026, 10, 20, 8);
export const day = 86_400_000;

const about = { title: "Fractions", course: "Mathematics", person: "" };
export const nothingOpen: Open = { unexplained: [], lookedFor: [], known: new Set(), fromEarlierRuns: [] };

export function answeringPhone() {
	const db = signedIn("student");
	const platform = { ...browserPlatform, now: () => now };
	const run = startRun({ db, platform, token: "" }, false, []);

	async function stateOf({ seq }: Pick<Entry, "seq">) {
		const entry = await db.outbox.get(seq);
		if (!entry) throw new Error(`there is no entry ${seq}`);
		return entry;
	}

	return {
		db,
		run,
		stateOf,
		/** An answer to an assignment of its own, and what became of it since it was saved. */
		async answer(since: Partial<Entry> = {}) {
			const task = assignmentRow({ id: newId(), course_id: newId() });
			await db.assignments.put(task);
			const words = { assignment_id: task.id, student_id: db.userId, text_body: "One half." };
			const body = { id: newId(), ...words };
			const saved = await save(db, platform, { kind: "submitAssignment", body, about });
			await db.outbox.update(saved.seq, since);
			return { ...(await stateOf(saved)), body: { ...saved.body, ...body } };
		},
		/** Other words for an answer, which follow it. */
		otherWords: ({ record_id, id }: Entry, text_body: string) =>
			save(db, platform, { kind: "replaceAnswer", record_id, body: { text_body, replaces: id }, about }),
		/** Reconciles as part of the one run that there is. @returns whether there is something new to send */
		reconcileNow: (open: Partial<Open> = {}) => durably(db, () => reconcile(run, { ...nothingOpen, ...open })),
	};
}
