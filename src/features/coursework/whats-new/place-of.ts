import type { Notice } from "./use-whats-new.ts";

type Place = [tab: "submitted" | "assignments" | "grading" | "courses", item: string];

/** Where what a notice is about stands on a dashboard: a tab, and what is open in it. */
export function placeOf({ kind, assignmentId, submissionId, lead }: Notice): Place {
	if (lead) return ["courses", lead.courseId];
	if (kind === "graded") return ["submitted", assignmentId];
	return kind === "answers" ? ["grading", submissionId] : ["assignments", assignmentId];
}
