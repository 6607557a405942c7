// What the chip and its list read: the outbox, the drafts, and the state of sending.

import { useSyncExternalStore } from "react";
import { named } from "#features/drafting/orphaned/queries.ts";
import { type ReadableDraft, wordsIn } from "#features/drafting/orphaned/readable-drafts.ts";
import { type ItemPlace, placeOfDraft, placeOfEntry } from "#features/outbox/list/item-place.ts";
import { useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import { readSession } from "#local/account/session.ts";
import { sendsWhenClosed } from "#local/browser/abilities.ts";
import { areWordsUnsaved, watchUnsavedWords } from "#local/browser/unsaved-words.ts";
import type { AccountDatabase } from "#local/database.ts";
import { sortedDrafts } from "#local/drafts.ts";
import { lastSent, type OutboxEntry, textOf, unsent } from "#local/entries.ts";
import type { Upload } from "#local/files/tables.ts";
import { uploadState, uploadsOf } from "#local/files/upload-list.ts";
import { textOfInquiry, type UnsentInquiry } from "#local/inquiries/database.ts";
import { areInquiriesLoaded, watchInquiriesLoaded } from "#local/inquiries/load.ts";
import { unsentInquiries } from "#local/inquiries/unsent.ts";
import { rescuedWords } from "#local/rescue.ts";
import { readStatus, type SyncStatus, watchStatus } from "#local/status.ts";
import type { ForeignWork, RescuedWords } from "#sync/storage/foreign.ts";
import { readUnsent } from "#sync/storage/unsent.ts";

const week = 7 * 24 * 3_600_000;
const mostSent = 10;

/** A work with the place on the dashboard where it is shown; null when there is none. */
export type ListedItem = { entry: OutboxEntry; place: ItemPlace | null };
export type WordsInHand = ReadableDraft & { place: ItemPlace | null };

const withPlaces = (db: AccountDatabase, entries: OutboxEntry[]): Promise<ListedItem[]> =>
	Promise.all(entries.map(async (entry) => ({ entry, place: await placeOfEntry(db, entry) })));

/** Everything the signed-in person wrote that the server has not confirmed, oldest first; undefined while looking. */
export const useUnsent = (): ListedItem[] | undefined => useMine(async (db) => await withPlaces(db, await unsent(db)));

/** What another build of the app left unsent on this phone, oldest first. */
export const useForeignWork = (): ForeignWork[] | undefined => useMine(async (db) => (await readUnsent(db)).foreign);

/** The inquiries to the centre that this person wrote here and the centre does not have, oldest first. */
export function useUnsentInquiries(): UnsentInquiry[] | undefined {
	const loaded = useSyncExternalStore(watchInquiriesLoaded, areInquiriesLoaded);
	return useMine(async ({ userId }) => await unsentInquiries(userId), [loaded]);
}

/** Files of study materials on their way to the server, the oldest first. */
export const useUploads = (): Upload[] | undefined => useMine(uploadsOf);

/** What was sent lately, newest first. */
export const useLastSent = (): ListedItem[] | undefined =>
	useMine(async (db) => await withPlaces(db, await lastSent(db, Date.now() - week, mostSent)));

/** What is being written in a field of the dashboard, newest first. A form with nothing in it is none. */
export function useWordsInHand(): WordsInHand[] | undefined {
	const lang = useLanguage();
	return useMine(
		async (db) => {
			const drafts = (await sortedDrafts(db)).inHand;
			const words = await Promise.all(
				drafts.map(async (draft) => ({
					...(await named(db, draft, lang)),
					place: await placeOfDraft(db, draft.key),
				})),
			);
			return words.filter(({ parts }) => parts.length > 0);
		},
		[lang],
	);
}

export type { ForeignWork, OutboxEntry, RescuedWords, UnsentInquiry, Upload };
export { sendsWhenClosed, textOf, textOfInquiry, uploadState };

/** What waits, what was refused and lost, and when the server was last reached; drawn again on every change. */
export const useStatus = (): SyncStatus => useSyncExternalStore(watchStatus, readStatus, readStatus);

/** Whether words on this page are typed and not saved yet. */
export const useUnsavedWords = (): boolean => useSyncExternalStore(watchUnsavedWords, areWordsUnsaved, () => false);

/** What is unsent and what was being written, read from a database that the app itself cannot open. @throws {Error} */
export async function unsentWords(): Promise<RescuedWords[]> {
	const session = readSession();
	return session ? (await rescuedWords(session.user.id)).map(readable) : [];
}

/** The draft of a form is JSON, which is never shown to anybody. */
function readable(found: RescuedWords): RescuedWords {
	if (!found.draft) return found;
	const { parts } = wordsIn({ key: found.draft, text: found.text, saved_at: found.at ?? 0 });
	return { ...found, text: parts.map(({ text }) => text).join("\n") };
}
