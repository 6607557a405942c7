// A grade being given is two fields and one draft, kept as JSON together with the words it is given for.
import * as z from "zod/mini";
import { parseJson } from "#local/json.ts";

const shape = z.object({ grade: z.string(), feedback: z.string(), seen: z.optional(z.string()) });
export type GradeDraft = { grade: string; feedback: string };

const nothing = { grade: "", feedback: "", seen: undefined };

/**
 * What the fields show for a stored draft; unreadable text counts as none. `seen` is the answer the teacher had in
 * front of him when he began.
 */
export function parseGradeDraft(text: string): GradeDraft & { seen?: string | undefined } {
	return shape.safeParse(parseJson(text)).data ?? nothing;
}

/** The draft to store; empty fields store nothing. */
export function serializeGradeDraft({ grade, feedback }: GradeDraft, seen: string): string {
	return grade === "" && feedback === "" ? "" : JSON.stringify({ grade, feedback, seen });
}

/** Grade and feedback as one text, for Copy. */
export const gradeText = ({ grade, feedback }: GradeDraft): string => `${grade}\n${feedback}`.trim();
