// Why a student was not added, and why what needs the network could not be done.

import { type Answer, type Sentences, whyNot } from "#features/courses/reasons.ts";
import { NoAnswer, Refused } from "#local/online.ts";

type Code = "unknown_person" | "not_a_student" | "not_approved" | "course_ended" | "too_many_codes" | "not_yours";

const enrolling: Sentences<`enrol.why.${Code | "unknown"}`> = {
	of: new Map([
		["unknown_person", "enrol.why.unknown_person"],
		["not_a_student", "enrol.why.not_a_student"],
		["not_approved", "enrol.why.not_approved"],
		["course_ended", "enrol.why.course_ended"],
		["too_many_codes", "enrol.why.too_many_codes"],
		["not_yours", "enrol.why.not_yours"],
		["not-yours", "enrol.why.not_yours"],
	]),
	otherwise: "enrol.why.unknown",
};

export const whyNotEnrolled = (answer: Answer) => whyNot(enrolling, answer);

/** Why something that is asked of the server at once could not be done now. */
export function whyNotNow(error: unknown): "online.noAnswer" | "online.session" | "online.refused" {
	if (error instanceof NoAnswer) return "online.noAnswer";
	return error instanceof Refused && error.code === "session" ? "online.session" : "online.refused";
}
