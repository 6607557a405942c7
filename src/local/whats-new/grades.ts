// The grades that arrived and that their student has not seen on this phone yet.
import type { AccountDatabase } from "#local/database.ts";
import type { Submission } from "#records.ts";

/** A phone that signs in anew has seen nothing: what was graded earlier than this is no news on it. In milliseconds. */
const newFor = 14 * 86_400_000;

/** Names one grade of an answer: a changed one is another. */
export const gradeName = ({ grade, grade_changes }: Pick<Submission, "grade" | "grade_changes">): string =>
	`${grade_changes.length}:${grade}`;

/** The signed-in student's answers with a new grade, the last submission first. @param now by the server's clock */
export async function newlyGraded(db: AccountDatabase, now: number): Promise<Submission[]> {
	const seen = new Map((await db.seen.toArray()).map(({ id, as }) => [id, as]));
	const fresh = (await db.submissions.toArray()).filter(
		(row) =>
			row.student_id === db.userId &&
			row.graded_at !== null &&
			now - Date.parse(row.graded_at) < newFor &&
			seen.get(row.id) !== gradeName(row),
	);
	return [...fresh].sort((a, b) => b.submitted_at.localeCompare(a.submitted_at));
}
