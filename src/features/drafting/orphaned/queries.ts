import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { sortedDrafts } from "#local/drafts.ts";
import { shownName } from "#local/view.ts";
import type { Draft } from "#sync/mutation.ts";
import { type ReadableDraft, wordsIn } from "./readable-drafts.ts";

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
