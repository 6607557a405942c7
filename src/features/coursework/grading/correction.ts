// A mistyped grade needs no reason for ten minutes, as long as the student has not seen it. The server decides when the
// correction arrives (pb_hooks/lib/coursework/corrections.js), and then knows what was seen; this phone knows only the time.
import type { Shown } from "#local/view.ts";
import type { GradeChange, Submission } from "#records.ts";

const correctable = 10 * 60_000; // milliseconds

/** Whether this teacher's grade may go to the server without a reason; `now` by the server's clock. */
export function isCorrectable(submission: Shown<Submission>, me: string, now: number): boolean {
	const { entry, graded_by, graded_at, grade_changes } = submission;
	// A correction that was refused came too late.
	if (graded_at === null || graded_by !== me || entry?.state === "failed") return false;
	let given = graded_at;
	for (const change of [...grade_changes].reverse()) {
		if (change.reason !== "") break;
		given = change.graded_at;
	}
	return now - Date.parse(given) < correctable;
}

/** The earlier grades that count as history: not one that was corrected at once, nor one that went with an answer given back. */
export const spokenChanges = ({ grade_changes, returns = [] }: Submission): GradeChange[] =>
	grade_changes.filter(({ id, reason }) => reason !== "" && !returns.some((one) => one.id === id));
