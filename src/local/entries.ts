// Entries of the outbox with the types of what each kind of LEAD's mutations carries.
import type * as z from "zod/mini";
import { mutations } from "#mutations.ts";
import { amendInPlace as amendEntry } from "#sync/edits.ts";
import { type Entry, isEntry, mutationOf, type Refusal, textOf as textOfEntry } from "#sync/entry.ts";
import {
	lastSent as lastSentEntries,
	type SaveOptions,
	save as saveEntry,
	unsent as unsentEntries,
} from "#sync/outbox.ts";
import type { Platform } from "#sync/platform.ts";
import type { AccountDatabase } from "./database.ts";
import { reasonOfCode, schema } from "./schema.ts";

export { isRemovable, isUntried } from "#sync/edits.ts";

type Table = typeof mutations;
export type MutationName = keyof Table;

const reasons = [...Object.values(reasonOfCode), "refused", "too-large", "unknown"] as const;

/** Why an entry is not sent yet, as the screens have words for it; "refused" shows the server's own sentence. */
export type Reason = (typeof reasons)[number];

type EntryOf<Name extends MutationName> = Omit<Entry, "kind" | "body" | "about" | "refusal"> & {
	kind: Name;
	about: { title: string; course: string; person: string; seen?: string };
	body: z.infer<Table[Name]["args"]>;
	refusal: (Refusal & { reason: Reason }) | null;
};

export type OutboxEntry = { [Name in MutationName]: EntryOf<Name> }[MutationName];

type Stamped<Name extends MutationName> = NonNullable<Table[Name]["stamp"]>["at"];

/** Only an update names its record beside its arguments. */
type RecordOf<Name extends MutationName> = EntryOf<Name>["body"] extends { id: string }
	? unknown
	: { record_id: string };

/** What a command hands over; the outbox fills in the rest, times included. */
export type NewEntry = {
	[Name in MutationName]: Pick<EntryOf<Name>, "kind" | "about"> &
		RecordOf<Name> & { body: Omit<EntryOf<Name>["body"], Stamped<Name>> };
}[MutationName];

type WordsOf<Name extends MutationName> = Pick<
	EntryOf<Name>["body"],
	Table[Name]["written"][number] & keyof EntryOf<Name>["body"]
>;

type Family = Table[MutationName]["family"];

/** What takes the words of any mutation of a family takes those of all of them at once. */
type WordsIn<One extends Family> = {
	[Name in MutationName]: Table[Name]["family"] extends One ? (words: WordsOf<Name>) => void : never;
}[MutationName] extends (words: infer All) => void
	? All
	: never;

/** Words for what one family of mutations carries: a course's, an assignment's, a grade's. */
export type Amendment = { [One in Family]: { of: One; words: WordsIn<One> } }[Family];

/** Mutations of one family carry the same words. */
export const familyOf = (kind: MutationName): Family => mutations[kind].family;

/** Whether another row can be there in place of what this one wrote: a newer version, or another answer to the same. */
export function canConflict(kind: MutationName): boolean {
	const { does, standsFor } = mutationOf(schema, { kind });
	return does === "update" || standsFor !== undefined;
}

/** Whether this build makes writes of this kind. */
export const isMutationName = (name: string): name is MutationName => Object.hasOwn(mutations, name);

/** Whether a row of the outbox is an entry that this build can read and send. */
export const isOutboxEntry = (row: unknown): row is OutboxEntry => isEntry(schema, row);

/** Puts a write in the outbox. @throws {NotSaved} and nothing has changed */
export async function save(
	db: AccountDatabase,
	platform: Platform,
	fresh: NewEntry,
	options?: SaveOptions,
): Promise<OutboxEntry> {
	const saved = await saveEntry(db, platform, fresh, options);
	if (!isOutboxEntry(saved)) throw new TypeError(`this is no ${fresh.kind}`);
	return saved;
}

/** The words in it, for reading, copying and rescue. */
export const textOf = (entry: Pick<Entry, "kind" | "body">): string => textOfEntry(schema, entry);

/** Everything of this account the server has not confirmed, oldest first. */
export const unsent = async (db: AccountDatabase): Promise<OutboxEntry[]> =>
	(await unsentEntries(db)).filter(isOutboxEntry);

/** The newest of what the server confirmed since then (phone's clock), newest first. */
export const lastSent = async (db: AccountDatabase, since: number, most: number): Promise<OutboxEntry[]> =>
	(await lastSentEntries(db, since, most)).filter(isOutboxEntry);

/** Puts new words into an unsent entry, in its place. @returns false when the server may have it */
export const amendInPlace = (
	db: AccountDatabase,
	id: string,
	amendment: Amendment,
	options: Parameters<typeof amendEntry>[3],
): Promise<boolean> => amendEntry(db, id, amendment, options);
