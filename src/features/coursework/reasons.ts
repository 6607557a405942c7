// Why something was not sent, in the reader's words: by the server's code, else by the reason.

import { language } from "#i18n/i18n.ts";
import type { OutboxEntry, Reason } from "#local/entries.ts";
import type { useWords } from "./words.ts";

const ofAnswer = {
	"already-submitted": "why.already-submitted",
	"already-graded": "why.already-graded",
	"answer-changed": "why.answer-changed",
	"text-changed": "why.text-changed",
	"changed-meanwhile": "why.unknown",
	"not-yours": "why.not-yours",
	refused: "answer.fallback",
	"too-large": "why.too-large",
	unknown: "why.unknown",
} as const satisfies Record<Reason, string>;

const ofGrade = {
	"already-submitted": "why.grade.unknown",
	"already-graded": "grading.alreadyGraded",
	"answer-changed": "grading.changed",
	"text-changed": "grading.changed",
	"changed-meanwhile": "grading.changedElsewhere",
	"not-yours": "why.grade.not-yours",
	refused: "grading.fallback",
	"too-large": "why.too-large",
	unknown: "why.grade.unknown",
} as const satisfies Record<Reason, string>;

const ofAssignment = {
	"already-submitted": "create.unknown",
	"already-graded": "create.unknown",
	"answer-changed": "create.unknown",
	"text-changed": "create.unknown",
	"changed-meanwhile": "edit.changed",
	"not-yours": "create.notYours",
	refused: "create.unknown",
	"too-large": "why.too-large",
	unknown: "create.unknown",
} as const satisfies Record<Reason, string>;

type Answer = OutboxEntry["refusal"];
type Say = ReturnType<typeof useWords>;

const why = (of: typeof ofAnswer | typeof ofGrade | typeof ofAssignment) => (answer: Answer, t: Say) =>
	sentenceOf(answer, t) || t(of[answer?.reason ?? "unknown"]);

export const whyNotSent = why(ofAnswer);
/** A grade, given or changed. */
export const whyNotGraded = why(ofGrade);
/** An assignment, made or edited. */
export const whyNotSet = why(ofAssignment);

/** The server's sentence in the reader's language; the one number in it is said again. */
function sentenceOf(answer: Answer, t: Say): string {
	const [number = ""] = answer?.message.match(/\d+(?=\D*$)/) ?? [];
	switch (answer?.code) {
		case "empty_text":
			return t("answer.empty");
		case "text_too_long":
			return t("answer.tooLong");
		case "grade_missing":
			return t("grade.missing");
		case "grade_range":
			return t("grade.range", { max: number });
		case "reason_missing":
			return t("change.reasonMissing");
		case "below_grade":
			return t("edit.belowGrade", { grade: number });
		case "control_letters":
			return t("create.letters");
		case "course_ended":
			return t("create.ended");
		default:
			// A code we do not know speaks for itself, in English.
			return answer?.reason === "refused" && language() === "en" ? answer.message : "";
	}
}
