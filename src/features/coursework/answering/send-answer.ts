// One press, three ways: a first answer, a new one over one that is there, or one in place of what was refused.
import { replaceAnswer, submitAssignment } from "#features/coursework/commands.ts";

type Work = Omit<Parameters<typeof submitAssignment>[0], "instead"> & {
	/** The answer that stands for this assignment now, if there is one. */
	submission: Parameters<typeof replaceAnswer>[0]["submission"] | null;
};

/** Puts the text on its way. What was refused makes room in the same moment. @throws {NotSaved} */
export async function sendAnswer({ submission, ...work }: Work): Promise<void> {
	if (!submission) return await submitAssignment(work);
	const refused = submission.errand?.state === "failed" ? submission.errand : null;
	const instead = refused ? { instead: refused.id } : {};
	// The server never had the refused one: there is nothing to replace.
	if (refused?.kind === "submitAssignment" && refused.record_id === submission.id) {
		return await submitAssignment({ ...work, ...instead });
	}
	await replaceAnswer({ submission, ...work, ...instead });
}
