// The grades that arrived and that the student has not seen on this phone yet, the last submission first.
import { useLiveQuery } from "dexie-react-hooks";
import { nameFor } from "#i18n/former-names.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import type { Submission } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";

export type NewGrade = { assignmentId: string; submissionId: string; title: string; grader: string };

/** A phone that signs in anew has seen nothing: what was graded earlier than this is no news on it. In milliseconds. */
const newFor = 14 * 86_400_000;

/** Names one grade of an answer: a changed one is another. */
export const gradeName = ({ grade, grade_changes }: Pick<Submission, "grade" | "grade_changes">): string =>
	`${grade_changes.length}:${grade}`;

async function newGrades(db: AccountDatabase, reader: Language): Promise<NewGrade[]> {
	const now = Date.now() + ((await syncStateOf(db)).clock_offset ?? 0);
	const seen = new Map((await db.seenGrades.toArray()).map(({ id, grade }) => [id, grade]));
	const fresh = (await db.submissions.toArray()).filter(
		(row) =>
			row.student_id === db.userId &&
			row.graded_at !== null &&
			now - Date.parse(row.graded_at) < newFor &&
			seen.get(row.id) !== gradeName(row),
	);
	fresh.sort((a, b) => b.submitted_at.localeCompare(a.submitted_at));
	const assignments = await db.assignments.bulkGet(fresh.map((row) => row.assignment_id));
	const graders = await db.users.bulkGet(fresh.map((row) => row.graded_by ?? ""));
	return fresh.map((row, at) => ({
		assignmentId: row.assignment_id,
		submissionId: row.id,
		title: assignments[at]?.title ?? "",
		grader: nameFor(reader, graders[at]?.name ?? ""),
	}));
}

/** Live from the phone; undefined while the first answer is under way. */
export function useNewGrades(): NewGrade[] | undefined {
	const lang = useLanguage();
	return useLiveQuery(async () => await readMine((db) => newGrades(db, lang)), [lang]);
}
