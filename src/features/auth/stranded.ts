// Words somebody typed whose field is gone, made readable. An answer is kept as it was typed; a grade and its feedback
// are kept together as JSON.
import { z } from "zod";

export type StrandedWords = {
	key: string;
	/** The assignment an answer was for, or the submission a grade was for. */
	about: string;
	/** Null for an answer. */
	grade: string | null;
	text: string;
	/** As it lies in the drafts; what undoing a discard puts back. */
	stored: string;
	saved_at: number;
	title: string;
	person: string;
};

const gradeShape = z.object({ grade: z.string(), feedback: z.string() });

/** What a draft says, without the names of what it was for. */
export function wordsIn({ key, text: stored, saved_at }: { key: string; text: string; saved_at: number }) {
	const [kind = "", about = ""] = key.split(":");
	const given = kind === "grade" ? gradeIn(stored) : null;
	return { key, about, stored, saved_at, grade: given?.grade ?? null, text: given?.feedback ?? stored };
}

function gradeIn(stored: string) {
	try {
		return gradeShape.parse(JSON.parse(stored));
	} catch {
		return { grade: "", feedback: stored };
	}
}
