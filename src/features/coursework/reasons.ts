// Why something was not sent, in words. The server's own sentence is shown only where it has one to say.
import type { Reason } from "#data/errands.ts";

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

type Answer = { reason: Reason; message: string } | null;

/** The key of the sentence for a refused answer, and the server's own words when they say more. */
export function whyNotSent(answer: Answer) {
	return { key: ofAnswer[answer?.reason ?? "unknown"], server: serverWords(answer) };
}

/** The same for a refused grade. */
export function whyNotGraded(answer: Answer) {
	return { key: ofGrade[answer?.reason ?? "unknown"], server: serverWords(answer) };
}

function serverWords(answer: Answer): string {
	return answer?.reason === "refused" ? answer.message : "";
}
