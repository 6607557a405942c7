// What a teacher does with an assignment as a whole. Each resolves once it is durably on the phone and throws NotSaved when
// it is not.
import { myDatabase } from "#local/account/account.ts";
import { discardItem } from "#local/discarding.ts";
import { type OutboxEntry, save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import type { Shown } from "#local/view.ts";
import type { Assignment, Course } from "#records.ts";
import { discard } from "#sync/outbox.ts";

export { discardItem };

export type Filed = { assignment: Shown<Assignment>; course: Course };

export type Filing = Extract<OutboxEntry, { kind: "archiveAssignment" | "deleteAssignment" | "restoreAssignment" }>;

export const isFiling = (entry: OutboxEntry): entry is Filing =>
	entry.kind === "archiveAssignment" || entry.kind === "deleteAssignment" || entry.kind === "restoreAssignment";

/** What the entries of these writes have in common. */
const about = ({ assignment, course }: Filed) => ({
	record_id: assignment.id,
	about: { title: assignment.title, course: course.title, person: "" },
});

/** Something else that was refused makes room. */
const madeRoom = ({ assignment: { entry } }: Filed) =>
	entry?.state === "failed" && isFiling(entry) ? { instead: entry.id } : {};

export async function archiveAssignment(filed: Filed): Promise<void> {
	const fresh = { kind: "archiveAssignment", body: { status: "archived" }, ...about(filed) } as const;
	await save(myDatabase(), browserPlatform, fresh, madeRoom(filed));
}

/** Takes back that it was archived or deleted: before that was sent, there is nothing to send. */
export async function restoreAssignment(filed: Filed): Promise<void> {
	const db = myDatabase();
	const { entry } = filed.assignment;
	if (entry?.kind === "archiveAssignment" && (await discard(db, entry.id))) return;
	const fresh = { kind: "restoreAssignment", body: { status: "" }, ...about(filed) } as const;
	await save(db, browserPlatform, fresh, madeRoom(filed));
}

/**
 * Deletes an assignment that nobody has answered; one that was never sent leaves no trace, nor do its worksheets.
 * @returns the entry that deletes it, null where there is nothing to send, and what takes that back
 */
export async function deleteAssignment(filed: Filed): Promise<{ entry: string | null; undo: () => Promise<void> }> {
	const db = myDatabase();
	const { entry } = filed.assignment;
	const unsent = entry?.kind === "createAssignment" ? await discardItem(entry.id) : null;
	if (unsent) return { entry: null, undo: unsent };
	const fresh = { kind: "deleteAssignment", body: { status: "deleted" }, ...about(filed) } as const;
	const { id } = await save(db, browserPlatform, fresh, madeRoom(filed));
	const undo = async () => {
		if (!(await discard(db, id))) await restoreAssignment(filed);
	};
	return { entry: id, undo };
}
