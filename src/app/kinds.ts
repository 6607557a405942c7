// How the frame speaks of each kind of errand: the specification's success sentence, what it is called in the list of
// unsent work, and why the server refused it.
import type { Errand, ErrandKind, Reason } from "#data/errands.ts";
import type { AppKey, say } from "./words.ts";

/** Said once the server has confirmed it. */
export const successOf = {
	submitAssignment: "sent.submitAssignment",
	replaceAnswer: "sent.replaceAnswer",
	gradeSubmission: "sent.gradeSubmission",
	createCourse: "sent.createCourse",
	createAssignment: "sent.createAssignment",
} as const satisfies Record<ErrandKind, AppKey>;

/** Said when the server refused it without a sentence of its own. */
export const failureOf = {
	submitAssignment: "refused.submitAssignment",
	replaceAnswer: "refused.submitAssignment",
	gradeSubmission: "refused.gradeSubmission",
	createCourse: "refused.createCourse",
	createAssignment: "refused.createAssignment",
} as const satisfies Record<ErrandKind, AppKey>;

export const nameOf = {
	submitAssignment: "kind.answer",
	replaceAnswer: "kind.newAnswer",
	gradeSubmission: "kind.grade",
	createCourse: "kind.course",
	createAssignment: "kind.assignment",
} as const satisfies Record<ErrandKind, AppKey>;

const reasons = {
	"already-submitted": "why.already-submitted",
	"already-graded": "why.already-graded",
	"answer-changed": "why.answer-changed",
	"text-changed": "why.text-changed",
	"not-yours": "why.not-yours",
	"too-large": "why.too-large",
	unknown: "why.unknown",
} as const satisfies Record<Exclude<Reason, "refused">, AppKey>;

const isAnswer: Record<ErrandKind, boolean> = {
	submitAssignment: true,
	replaceAnswer: true,
	gradeSubmission: false,
	createCourse: false,
	createAssignment: false,
};

/** Why it was not sent: the server's sentence where it has one, else ours. */
export function whyNot({ kind, answer }: Errand, t: typeof say): string {
	if (!answer) return "";
	if (answer.reason === "refused") return answer.message || t(failureOf[kind]);
	// Only an answer can have been changed on another device.
	if (answer.reason === "answer-changed" && !isAnswer[kind]) return t("why.taken");
	return t(reasons[answer.reason]);
}
