// Why the server refused a write, in words.

import type { OutboxKey, say } from "#features/outbox/words.ts";
import { language } from "#i18n/i18n.ts";
import type { MutationName, OutboxEntry, Reason } from "#local/entries.ts";

const reasons = {
	"already-submitted": "why.already-submitted",
	"already-graded": "why.already-graded",
	"answer-changed": "why.answer-changed",
	"text-changed": "why.text-changed",
	"changed-meanwhile": "why.changed-meanwhile",
	"not-yours": "why.not-yours",
	"too-large": "why.too-large",
	unknown: "why.unknown",
} as const satisfies Record<Exclude<Reason, "refused">, OutboxKey>;

/** The server's sentences in the reader's language, by their code; another code speaks for itself. */
const sentences = {
	empty_text: "why.empty_text",
	text_too_long: "why.text_too_long",
	grade_missing: "why.grade_missing",
	grade_range: "why.grade_range",
	reason_missing: "why.reason_missing",
	below_grade: "why.below_grade",
	control_letters: "why.control_letters",
	unknown_code: "why.unknown_code",
	old_code: "why.old_code",
	course_ended: "why.course_ended",
	students_only: "why.students_only",
	too_many_codes: "why.too_many_codes",
	unknown_person: "why.unknown_person",
	not_a_student: "why.not_a_student",
	not_approved: "why.not_approved",
	not_yours: "why.not-yours",
} as const satisfies Record<string, OutboxKey>;

/** Only a student joins with a code and has a teacher to ask; the other writes of a course are a teacher's. */
function keyOf(kind: MutationName, code: keyof typeof sentences): Extract<OutboxKey, `why.${string}`> {
	if (code !== "course_ended" || kind === "joinCourse") return sentences[code];
	return kind === "enrolStudent" ? "why.course_ended.enrolling" : "why.course_ended.assignment";
}

const hasSentence = (code: string): code is keyof typeof sentences => code in sentences;

export const isAnswer = (kind: MutationName): boolean => kind === "submitAssignment" || kind === "replaceAnswer";

const conflicts: ReadonlySet<Reason> = new Set([
	"already-submitted",
	"already-graded",
	"answer-changed",
	"text-changed",
	"changed-meanwhile",
]);

/**
 * Whether the server has another version in its place, between which the writer decides on the page that shows both.
 */
export const isConflict = ({ kind, state, refusal }: OutboxEntry): boolean =>
	state === "failed" &&
	refusal !== null &&
	conflicts.has(refusal.reason) &&
	kind !== "createCourse" &&
	kind !== "createAssignment";

/** Why it was not sent: the server's sentence where it has one, else ours. */
export function whyNot({ kind, refusal }: Pick<OutboxEntry, "kind" | "refusal">, t: typeof say): string {
	if (!refusal) return "";
	if (refusal.reason === "refused") {
		// The one number such a sentence may name: the most points, a grade already given.
		const [number = ""] = refusal.message.match(/\d+(?=\D*$)/) ?? [];
		if (hasSentence(refusal.code)) return t(keyOf(kind, refusal.code), { number });
		// PocketBase's own sentences are English.
		return language() === "en" && refusal.message ? refusal.message : t("why.refused");
	}
	// Only an answer can have been changed on another device.
	if (refusal.reason === "answer-changed" && !isAnswer(kind)) return t("why.taken");
	return t(reasons[refusal.reason]);
}
