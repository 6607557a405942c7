// This phone reports that it has shown a grade to its student: from then on the teacher changes it with a reason. It is no
// word of anybody, so it is not queued: what the server did not hear is reported when the grade is shown again.
import { askServer } from "#local/online.ts";
import type { Submission } from "#records.ts";

const most = 100; // the server's

/** What this page has reported: a grade by its answer and when it was given. */
const reported = new Set<string>();

/** Call it when a student's screen shows these answers; those without a grade, and what was reported already, are left out. */
export async function noteGradesSeen(shown: Pick<Submission, "id" | "graded_at">[]): Promise<void> {
	const fresh = shown
		.filter(({ id, graded_at }) => graded_at !== null && !reported.has(`${id} ${graded_at}`))
		.slice(0, most);
	if (fresh.length === 0) return;
	for (const { id, graded_at } of fresh) reported.add(`${id} ${graded_at}`);
	try {
		await askServer("/api/lead/seen-grades", { method: "POST", body: { ids: fresh.map(({ id }) => id) } });
	} catch {
		for (const { id, graded_at } of fresh) reported.delete(`${id} ${graded_at}`);
	}
}
