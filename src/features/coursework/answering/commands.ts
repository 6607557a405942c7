// What a student does with an answer: handing it in, and seeing its grade.
import { replaceAnswer, submitAssignment } from "#features/coursework/commands.ts";
import { readSession } from "#local/account/session.ts";
import { gradeName } from "#local/whats-new/grades.ts";
import { noteSeen } from "#local/whats-new/store.ts";
import type { Submission } from "#records.ts";

type AnswerToSend = Omit<Parameters<typeof submitAssignment>[0], "instead"> & {
	/** The answer that stands for this assignment now, if there is one. */
	submission: Parameters<typeof replaceAnswer>[0]["submission"] | null;
};

/** Commits the text. A refused answer is removed in the same transaction. @throws {NotSaved} */
export async function sendAnswer({ submission, ...answer }: AnswerToSend): Promise<void> {
	if (!submission) return await submitAssignment(answer);
	const refused = submission.entry?.state === "failed" ? submission.entry : null;
	const instead = refused ? { instead: refused.id } : {};
	// The server never had the refused one: there is nothing to replace.
	if (refused?.kind === "submitAssignment" && refused.record_id === submission.id) {
		return await submitAssignment({ ...answer, ...instead });
	}
	await replaceAnswer({ submission, ...answer, ...instead });
}

/** Remembers that grades were seen. It never rejects: a phone that cannot keep it shows them as new once more. */
export async function noteGradesNotNew(
	graded: Pick<Submission, "id" | "student_id" | "grade" | "grade_changes">[],
): Promise<void> {
	// Another person may have signed in meanwhile.
	const me = readSession()?.user.id;
	await noteSeen(
		graded.filter(({ student_id }) => student_id === me).map((one) => ({ id: one.id, as: gradeName(one) })),
	);
}
