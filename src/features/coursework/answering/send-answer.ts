// What Submit does: a first answer, a new text for an existing answer, or a replacement for a refused one.
import { replaceAnswer, submitAssignment } from "#features/coursework/commands.ts";

type Work = Omit<Parameters<typeof submitAssignment>[0], "instead"> & {
	/** The answer that stands for this assignment now, if there is one. */
	submission: Parameters<typeof replaceAnswer>[0]["submission"] | null;
};

/** Commits the text. A refused answer is removed in the same transaction. @throws {NotSaved} */
export async function sendAnswer({ submission, ...work }: Work): Promise<void> {
	if (!submission) return await submitAssignment(work);
	const refused = submission.entry?.state === "failed" ? submission.entry : null;
	const instead = refused ? { instead: refused.id } : {};
	// The server never had the refused one: there is nothing to replace.
	if (refused?.kind === "submitAssignment" && refused.record_id === submission.id) {
		return await submitAssignment({ ...work, ...instead });
	}
	await replaceAnswer({ submission, ...work, ...instead });
}
