// An answer that is still in the outbox, written anew by its student. Never attempted, it can be edited in place or taken
// back; refused, it can become a draft again; attempted, newer words follow behind it.

import { syncStateOf } from "#sync/database.ts";
import { isRemovable, isUntried } from "#sync/edits.ts";
import { correctedTime } from "#sync/new-entry.ts";
import type { Platform } from "#sync/platform.ts";
import { endDraft } from "#sync/storage/draft-journal.ts";
import { writing } from "#sync/storage/writing.ts";
import { wellFormed } from "#sync/text.ts";
import type { AccountDatabase } from "./database.ts";
import { familyOf, isOutboxEntry, type NewEntry, type OutboxEntry, save, textOf, unsent } from "./entries.ts";

/**
 * Puts new words into an answer that was never attempted, as if it had been pressed now, and removes their draft.
 * @returns false when it was attempted meanwhile: then the edit must follow as an entry of its own
 * @throws {NotSaved} and nothing has changed
 */
export async function editInPlace(
	db: AccountDatabase,
	platform: Platform,
	id: string,
	text: string,
	draftKey: string,
): Promise<boolean> {
	return await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!isOutboxEntry(entry) || !isUntried(entry) || !isAnswer(entry)) return false;
		const { clock_offset } = await syncStateOf(db);
		const created = platform.now();
		const words = { text_body: wellFormed(text), submitted_at: correctedTime(created, clock_offset) };
		await db.outbox.put(rewritten({ ...entry, created, clock_offset }, words));
		await endDraft(db, draftKey);
		return true;
	});
}

/** The entry with other words in it. */
const rewritten = (entry: Answer, words: Pick<Answer["body"], "text_body" | "submitted_at">): Answer =>
	entry.kind === "submitAssignment"
		? { ...entry, body: { ...entry.body, ...words } }
		: { ...entry, body: { ...entry.body, ...words } };

type HandingIn = Extract<NewEntry, { kind: "submitAssignment" }>;

/**
 * Hands in an answer and removes its draft. If the same text for the same assignment is in the outbox or on the server
 * already, it was submitted in two tabs, and is kept once. A refused entry named by `instead` is removed in the same
 * transaction.
 * @throws {NotSaved} and nothing has changed
 */
export async function handIn(
	db: AccountDatabase,
	platform: Platform,
	fresh: HandingIn,
	options: { draftKey: string; instead?: string },
): Promise<void> {
	const add = async () => {
		if (await isHandedIn(db, fresh.body)) await endDraft(db, options.draftKey);
		else await save(db, platform, fresh, options);
	};
	await writing(db, add, options.draftKey);
}

async function isHandedIn(db: AccountDatabase, { assignment_id, text_body }: HandingIn["body"]): Promise<boolean> {
	const text = wellFormed(text_body);
	const there = await db.submissions.where({ assignment_id }).toArray();
	if (there.some((row) => row.student_id === db.userId && row.text_body === text)) return true;
	return (await unsent(db)).some(
		({ kind, body, state }) =>
			kind === "submitAssignment" &&
			state !== "failed" &&
			body.assignment_id === assignment_id &&
			body.text_body === text,
	);
}

/** Whether both are answers of this student to one assignment. */
const isInPlaceOf = (earlier: Answer, later: OutboxEntry): boolean =>
	isAnswer(later) &&
	(later.record_id === earlier.record_id ||
		(later.kind === "submitAssignment" &&
			earlier.kind === "submitAssignment" &&
			later.body.assignment_id === earlier.body.assignment_id));

type Answer = Extract<OutboxEntry, { kind: "submitAssignment" | "replaceAnswer" }>;

const isAnswer = (entry: OutboxEntry): entry is Answer => familyOf(entry.kind) === "answer";

/**
 * Takes an answer out of the outbox and makes its words a draft again: one that was never attempted, or was refused.
 * @returns what puts it back, unless another answer was handed in for it meanwhile; null when the server may have it, or
 * when newer words are drafted in its place
 * @throws {NotSaved} and nothing has changed
 */
export async function backToDraft(
	db: AccountDatabase,
	platform: Platform,
	id: string,
	key: string,
): Promise<(() => Promise<void>) | null> {
	const taken = await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!isOutboxEntry(entry) || !isAnswer(entry) || !isRemovable(entry)) return null;
		const text = textOf(entry);
		const drafted = await db.drafts.get(key);
		if (drafted && drafted.text !== text) return null;
		await db.outbox.delete(entry.seq);
		await db.drafts.put({ key, text, saved_at: platform.now() });
		return entry;
	});
	if (!taken) return null;
	return async () => {
		await writing(db, async () => {
			const since = await db.outbox.where("seq").above(taken.seq).toArray();
			if (since.some((entry) => isOutboxEntry(entry) && isInPlaceOf(taken, entry))) return;
			await db.outbox.put(taken);
			if ((await db.drafts.get(key))?.text === textOf(taken)) await db.drafts.delete(key);
		});
	};
}
