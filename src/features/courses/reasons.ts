// Why something was not sent, in words for who wrote it: a student about a code, a teacher about a student or a course.
import type { Errand } from "#data/errands.ts";
import { Refused } from "#data/online.ts";
import { NoAnswer } from "#data/sign-in.ts";

type Answer = Pick<NonNullable<Errand["answer"]>, "reason" | "code" | "message"> | null;

const ofJoining = new Map([
	["unknown_code", "join.why.unknown_code"],
	["old_code", "join.why.old_code"],
	["course_ended", "join.why.course_ended"],
	["students_only", "join.why.students_only"],
	["too_many_codes", "join.why.too_many_codes"],
] as const);

const ofEnrolling = new Map([
	["unknown_person", "enrol.why.unknown_person"],
	["not_a_student", "enrol.why.not_a_student"],
	["not_approved", "enrol.why.not_approved"],
	["course_ended", "enrol.why.course_ended"],
	["too_many_codes", "enrol.why.too_many_codes"],
	["not_yours", "enrol.why.not_yours"],
	["not-yours", "enrol.why.not_yours"],
] as const);

const ofCourse = new Map([
	["changed-meanwhile", "course.why.changed"],
	["answer-changed", "course.why.taken"],
	["not-yours", "course.why.not_yours"],
	["too-large", "course.why.too_large"],
] as const);

/** The key of the sentence, and the server's own words where we have none for what it said. */
function why<Key extends string>(sentences: ReadonlyMap<string, Key>, answer: Answer, otherwise: Key) {
	const key = sentences.get(answer?.code ?? "") ?? sentences.get(answer?.reason ?? "");
	return { key: key ?? otherwise, server: !key && answer?.reason === "refused" ? answer.message : "" };
}

export const whyNotJoined = (answer: Answer) => why<JoiningKey>(ofJoining, answer, "join.why.unknown");
export const whyNotEnrolled = (answer: Answer) => why<EnrollingKey>(ofEnrolling, answer, "enrol.why.unknown");
export const whyCourseNotSent = (answer: Answer) => why<CourseKey>(ofCourse, answer, "course.why.unknown");

type JoiningKey = MapValue<typeof ofJoining> | "join.why.unknown";
type EnrollingKey = MapValue<typeof ofEnrolling> | "enrol.why.unknown";
type CourseKey = MapValue<typeof ofCourse> | "course.why.unknown";
type MapValue<M> = M extends ReadonlyMap<string, infer Value> ? Value : never;

/** Why something that needs the network could not be done now. */
export function whyNotNow(error: unknown): "online.noAnswer" | "online.session" | "online.refused" {
	if (error instanceof NoAnswer) return "online.noAnswer";
	return error instanceof Refused && error.code === "session" ? "online.session" : "online.refused";
}
