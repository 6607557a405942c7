// Edits of a write that is still in the outbox. An unattempted entry takes the new content in place. A refused entry
// takes it too, under a new id, because the server said that it does not have the old one. Behind an attempted entry
// the new content follows as an entry of its own.
import { endDraft } from "#sync/storage/draft-journal.ts";
import { writing } from "#sync/storage/writing.ts";
import type { SyncDatabase } from "./database.ts";
import { type Entry, isEntry, mutationOf } from "./entry.ts";
import { wordsIn } from "./mutation.ts";
import { newId } from "./new-id.ts";
import type { Schema } from "./schema.ts";
import { wellFormedIn } from "./text.ts";

/** Whether no request has carried it yet: the server cannot have it, and its author may still change it in place. */
export const isUntried = ({ state, attempts }: Pick<Entry, "state" | "attempts">): boolean =>
	state === "queued" && attempts === 0;

/** Whether its author may remove it: the server cannot have it, or has refused it. */
export const isRemovable = (entry: Pick<Entry, "state" | "attempts">): boolean =>
	isUntried(entry) || entry.state === "failed";

/** Words for what one family of mutations carries. */
export type Amendment = { of: string; words: object };

/** The entry with these arguments; null when they are not of its kind. */
function withBody(schema: Schema, entry: Entry, body: object): Entry | null {
	const changed: unknown = { ...entry, body };
	return isEntry(schema, changed) ? changed : null;
}

/** The entry with the new words; null when it does not carry such words. */
function amended(schema: Schema, entry: Entry, { of, words }: Amendment): Entry | null {
	const definition = mutationOf(schema, entry);
	if (definition.family !== of) return null;
	return withBody(schema, entry, { ...entry.body, ...wordsIn(definition, wellFormedIn(words)) });
}

/** A refused change that is edited replaces what the server shows now, because its author has seen that. */
function basedOn(schema: Schema, entry: Entry, replaces: string): Entry {
	if (!("replaces" in entry.body)) return entry;
	return withBody(schema, entry, { ...entry.body, replaces }) ?? entry;
}

function titled(schema: Schema, entry: Entry): Entry {
	const title = mutationOf(schema, entry).title?.(entry.body);
	return title === undefined ? entry : { ...entry, about: { ...entry.about, title } };
}

type AmendOptions = {
	/** The mutation that made what the server shows now; what a refused change is to replace. */
	replaces: string;
	/** Where the words were typed; that draft goes in the same transaction. */
	draftKey: string;
};

/**
 * Puts new content into an unsent entry, in its place: what needs it still comes behind it.
 * @returns false when the server may have it: then the edit must follow as an entry of its own
 * @throws {NotSaved} and nothing has changed
 */
export async function amendInPlace(
	db: SyncDatabase,
	id: string,
	amendment: Amendment,
	{ replaces, draftKey }: AmendOptions,
): Promise<boolean> {
	const { schema } = db;
	return await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!entry || !isRemovable(entry)) return false;
		const refused = entry.state === "failed";
		const changed = amended(schema, refused ? basedOn(schema, entry, replaces) : entry, amendment);
		if (!changed) return false;
		const anew = refused
			? ({ id: newId(), state: "queued", attempts: 0, refusal: null, notified: "nothing" } as const)
			: {};
		await db.outbox.put({ ...titled(schema, changed), ...anew, next_attempt: 0, orphaned: false });
		await endDraft(db, draftKey);
		// What was written over it is older than these words, and would take their place if they are refused, too. Of what
		// was refused itself the words need a place: without one they stay in the list, and name an id that is gone.
		if (refused) {
			const follows = await followUpsOf(db, changed);
			await take(db, changed, mutationOf(schema, changed).leftOver ? follows : upToWaiting(follows));
		}
		return true;
	});
}

/** The refused entry with the words of one that was written over it; null when the two carry different words. */
function folded(schema: Schema, refused: Entry, behind: Entry): Entry | null {
	const [into, from] = [mutationOf(schema, refused), mutationOf(schema, behind)];
	if (!from.follows || from.family !== into.family) return null;
	return withBody(schema, refused, { ...refused.body, ...wordsIn(into, wordsIn(from, behind.body)) });
}

/** Whether `next` was written over `entry`. A first write to what has no name of its own (a grade) is named by none. */
const isOver = (schema: Schema, entry: Entry, { body }: Entry): boolean =>
	"replaces" in body &&
	(body.replaces === entry.id || (mutationOf(schema, entry).does === "update" && !("replaces" in entry.body)));

/**
 * What was written over a refused entry, each over the one before it. Some of it may have been refused, too. Words that were
 * written beside it are not over it, though they wait behind it as well.
 */
async function followUpsOf(db: SyncDatabase, refused: Entry): Promise<Entry[]> {
	const { schema } = db;
	const chain: Entry[] = [];
	// In the order of the index, which is that of `seq` among those of one record.
	const others: object[] = await db.outbox.where({ record_id: refused.record_id }).toArray();
	for (const entry of others) {
		// Another build may have written a kind that this one does not know.
		if (!isEntry(schema, entry) || entry.seq <= refused.seq) continue;
		if (mutationOf(schema, entry).family !== mutationOf(schema, refused).family) continue;
		const open = entry.state === "queued" || entry.state === "failed";
		if (!open || !folded(schema, refused, entry) || !isOver(schema, chain.at(-1) ?? refused, entry)) break;
		chain.push(entry);
	}
	return chain;
}

/** What was refused itself, with nothing over it that waits, is for its author to decide about. */
const upToWaiting = (follows: Entry[]): Entry[] =>
	follows.slice(0, 1 + follows.findLastIndex(({ state }) => state === "queued"));

/** Takes what was written over a refused entry out of the outbox. What has no place in that is kept as a draft. */
async function take(db: SyncDatabase, refused: Entry, follows: Entry[]): Promise<void> {
	if (follows.length === 0) return;
	await db.outbox.bulkDelete(follows.map(({ seq }) => seq));
	const left = mutationOf(db.schema, refused).leftOver?.(refused, follows);
	if (!left) return;
	const stored = await db.drafts.get(left.key);
	const text = left.text(stored?.text ?? "");
	await db.drafts.put({ key: left.key, text, saved_at: stored?.saved_at ?? left.at });
}

/**
 * Merges the newer words that wait behind a refused entry into it, under a new id. An orphaned entry is left alone: it is sent again when
 * its parent row returns, and the entries behind it keep their reason and history. Call it inside the transaction that
 * notes the refusal.
 */
export async function foldFollowUps(db: SyncDatabase, refused: Entry): Promise<Entry> {
	if (refused.orphaned) return refused;
	// It cannot be sent while that is refused.
	const follows = upToWaiting(await followUpsOf(db, refused));
	await take(db, refused, follows);
	const newest = follows.at(-1);
	const merged = newest && folded(db.schema, refused, newest);
	// A copy of the request that was refused may still arrive: what it carries must not pass for the newer words.
	return merged ? { ...merged, id: newId() } : refused;
}
