// What the account screens look at: contact with the server, and work that is not sent yet.

import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type ReadableDraft, wordsIn } from "#features/auth/orphaned/orphaned-drafts.ts";
import { useOffline } from "#features/reach/queries.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import { unsentWork } from "#local/account/sign-in.ts";
import { sealedWorkWaits } from "#local/account/waiting.ts";
import type { AccountDatabase } from "#local/database.ts";
import { sortedDrafts } from "#local/drafts.ts";
import type { OutboxEntry } from "#local/entries.ts";
import { countUploads } from "#local/files/upload-list.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import { shownName } from "#local/view.ts";
import { syncStateOf } from "#sync/database.ts";
import type { Draft } from "#sync/mutation.ts";
import type { ForeignWork } from "#sync/storage/foreign.ts";
import { useSession } from "./session.ts";

/** A work as it is named in a list of what is unsent. */
export type UnsentWork = OutboxEntry | ForeignWork;

/** The signed-in person's work that the server has not confirmed, live; undefined while looking, and where something is missing. */
export function useUnsentWork(): UnsentWork[] | undefined {
	return useLiveQuery(async () => await unsentWork(), []) ?? undefined;
}

/** How many files are on their way to the server. */
export const useUploadCount = (): number => useLiveQuery(async () => await countUploads(), []) ?? 0;

/** Whether the signed-in person has begun something that is not handed in. */
export const useHasDrafts = (): boolean => useSyncExternalStore(watchStatus, readStatus, readStatus).drafted !== null;

/** Whether unsent work of somebody who signed out lies locked on this phone. */
export function useSealedWork(): boolean {
	const [waits, setWaits] = useState(false);
	useEffect(() => {
		void sealedWorkWaits().then(setWaits);
	}, []);
	return waits;
}

/** Text key for why unsent work remains after an attempt to send it. */
export function useWhyUnsent() {
	const session = useSession();
	const offline = useOffline();
	if (session?.expired) return "signOut.ended";
	if (session && session.account_status !== "approved") return "signOut.held";
	return offline ? "signOut.stillHere" : "signOut.refused";
}

/** A draft as it is listed: its words, and what they were for. */
export async function named(db: AccountDatabase, draft: Draft, reader: Language): Promise<ReadableDraft> {
	const words = wordsIn(draft);
	const submission = await db.submissions.get(words.about);
	const assignment = await db.assignments.get(submission?.assignment_id ?? words.about);
	const course = await db.courses.get(words.about);
	const person = await shownName(db, reader, submission?.student_id ?? "");
	const written = words.parts.find(({ field }) => field === "title")?.text;
	const title = assignment?.title ?? course?.title ?? written ?? (await titleBeside(db, words.about));
	return { ...words, title, person };
}

/** Whoever left a course has its assignments no more, but perhaps an answer that could not be sent. "" without one. */
async function titleBeside(db: AccountDatabase, assignmentId: string): Promise<string> {
	// Another build may have written what is in it.
	const isAboutIt = ({ body }: { body: unknown }) =>
		typeof body === "object" && body !== null && "assignment_id" in body && body.assignment_id === assignmentId;
	const entry = (await db.outbox.toArray()).find(isAboutIt);
	return entry?.about.title ?? "";
}

/** What the signed-in person typed and no screen has a field for any more, newest first, live. */
export function useOrphanedDrafts(): ReadableDraft[] | undefined {
	const lang = useLanguage();
	return useMine(
		async (db) => {
			const { orphaned } = await sortedDrafts(db);
			return await Promise.all(orphaned.map((draft) => named(db, draft, lang)));
		},
		[lang],
	);
}

/** Whether this phone has ever received what belongs to the person; until then an empty list says nothing. */
export function useArrived(): boolean | undefined {
	return useMine(async (db) => (await syncStateOf(db)).position !== null);
}
