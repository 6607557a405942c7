// Why something was not sent, in words. The server's own sentence is shown only where it has one to say.
import type { Errand, Reason } from "#data/errands.ts";
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

type Answer = { reason: Reason; message: string } | null;
type Say = ReturnType<typeof useWords>;

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

/** The sentence for an assignment, made or edited, that was refused. */
export function whyNotSet({ answer }: Errand, t: Say): string {
	return sentenceOf(answer, t) || serverWords(answer) || t(ofAssignment[answer?.reason ?? "unknown"]);
}

/** The sentence for a changed grade that was refused. */
export function whyNotChanged({ answer }: Errand, t: Say): string {
	return sentenceOf(answer, t) || serverWords(answer) || t(ofGrade[answer?.reason ?? "unknown"]);
}

/** The server's sentences to a teacher, in the reader's language; the one number in them is said again. */
function sentenceOf(answer: Errand["answer"], t: Say): string {
	const [number = ""] = answer?.message.match(/\d+(?=\D*$)/) ?? [];
	switch (answer?.code) {
		case "below_grade":
			return t("edit.belowGrade", { grade: number });
		case "grade_range":
			return t("grade.range", { max: number });
		case "reason_missing":
			return t("change.reasonMissing");
		case "course_ended":
			return t("create.ended");
		default:
			return "";
	}
}
