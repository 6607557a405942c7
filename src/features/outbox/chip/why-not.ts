// Why the server refused a write, in words.

import type { OutboxKey, say } from "#features/outbox/words.ts";
import { language } from "#i18n/i18n.ts";
import { canConflict, familyOf, type MutationName, type OutboxEntry, type Reason } from "#local/entries.ts";

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
	// Builds before this one noted it with the reason "answer-changed".
	id_reused: "why.taken",
} as const satisfies Record<string, OutboxKey>;

const hasSentence = (code: string): code is keyof typeof sentences => code in sentences;

export const isAnswer = (kind: MutationName): boolean => familyOf(kind) === "answer";

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
	state === "failed" && refusal !== null && conflicts.has(refusal.reason) && canConflict(kind);

/** Why it was not sent: the server's sentence where it has one, else ours. */
export function whyNot({ refusal }: OutboxEntry, t: typeof say): string {
	if (!refusal) return "";
	// The one number such a sentence may name: the most points, a grade already given.
	const [number = ""] = refusal.message.match(/\d+(?=\D*$)/) ?? [];
	if (hasSentence(refusal.code)) return t(sentences[refusal.code], { number });
	// PocketBase's own sentences are English.
	if (refusal.reason === "refused") return language() === "en" && refusal.message ? refusal.message : t("why.refused");
	return t(reasons[refusal.reason]);
}
