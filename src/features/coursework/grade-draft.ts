// A grade being given is two fields and one draft, kept as JSON.
import { z } from "zod";

const shape = z.object({ grade: z.string(), feedback: z.string() });
export type GradeDraft = z.infer<typeof shape>;

const nothing: GradeDraft = { grade: "", feedback: "" };

/** What the fields show for a stored draft; unreadable text counts as none. */
export function gradeFrom(text: string): GradeDraft {
	if (text === "") return nothing;
	try {
		return shape.parse(JSON.parse(text));
	} catch {
		return nothing;
	}
}

/** The draft to store; empty fields store nothing. */
export function draftOf(grade: GradeDraft): string {
	return grade.grade === "" && grade.feedback === "" ? "" : JSON.stringify(grade);
}
