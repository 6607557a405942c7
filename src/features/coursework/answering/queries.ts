// The grades that arrived and that the student has not seen on this phone yet, the last submission first.
import { nameFor } from "#i18n/former-names.ts";
import { type Language, useLanguage } from "#i18n/i18n.ts";
import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { correctedNow } from "#local/view.ts";
import { newlyGraded } from "#local/whats-new/grades.ts";

export type NewGrade = { assignmentId: string; submissionId: string; title: string; grader: string };

async function newGrades(db: AccountDatabase, reader: Language): Promise<NewGrade[]> {
	const fresh = await newlyGraded(db, await correctedNow(db));
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
	return useMine((db) => newGrades(db, lang), [lang]);
}
