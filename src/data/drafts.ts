// Words being typed. They are saved within a second of the last key, and they are words like any other: none of them
// disappears because the thing they were meant for did.
import type { AccountDatabase, Draft } from "./db.ts";
import { durably } from "./durable.ts";
import { wellFormed } from "./text.ts";
import type { World } from "./world.ts";

/** Where the words of an answer, or of a grade and its feedback, are kept until they are submitted. */
export const answerDraft = (assignmentId: string): string => `answer:${assignmentId}`;
export const gradeDraft = (submissionId: string): string => `grade:${submissionId}`;

/** Keeps words being typed. Empty words remove the draft. @throws {NotSaved} */
export async function saveDraft(db: AccountDatabase, world: World, key: string, text: string): Promise<void> {
	await durably(db, async () => {
		if (text === "") await db.drafts.delete(key);
		else await db.drafts.put({ key, text: wellFormed(text), saved_at: world.now() });
	});
}

/** Drafts no screen has a field for any more: their assignment is gone, or the answer is graded. Newest first. */
export async function strandedDrafts(db: AccountDatabase): Promise<Draft[]> {
	const stranded: Draft[] = [];
	for (const draft of await db.drafts.toArray()) if (!(await hasField(db, draft.key))) stranded.push(draft);
	return stranded.sort((a, b) => b.saved_at - a.saved_at);
}

async function hasField(db: AccountDatabase, key: string): Promise<boolean> {
	const [kind, id = ""] = key.split(":");
	if (kind === "grade") return (await db.submissions.get(id))?.graded_at === null;
	if (!(await db.assignments.get(id))) return false;
	const answers = await db.submissions.where({ assignment_id: id }).toArray();
	return answers.every(({ student_id, graded_at }) => student_id !== db.userId || graded_at === null);
}
