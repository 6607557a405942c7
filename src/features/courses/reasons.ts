// Why something was not sent, in words for who wrote it: a student about a code, a teacher about a course.

import { language } from "#i18n/i18n.ts";
import type { OutboxEntry } from "#local/entries.ts";

export type Answer = Pick<NonNullable<OutboxEntry["refusal"]>, "reason" | "code" | "message"> | null;

/** Keys of sentences by the server's code or, where it has none, by the reason. */
export type Sentences<Key extends string> = { of: ReadonlyMap<string, Key>; otherwise: Key };

/** The key of the sentence, and the server's own (English) words where we have none for what it said. */
export function whyNot<Key extends string>({ of, otherwise }: Sentences<Key>, answer: Answer) {
	const key = of.get(answer?.code ?? "") ?? of.get(answer?.reason ?? "");
	return {
		key: key ?? otherwise,
		server: !key && answer?.reason === "refused" && language() === "en" ? answer.message : "",
	};
}

const joining: Sentences<`join.why.${JoiningCode | "unknown"}`> = {
	of: new Map([
		["unknown_code", "join.why.unknown_code"],
		["old_code", "join.why.old_code"],
		["course_ended", "join.why.course_ended"],
		["students_only", "join.why.students_only"],
		["too_many_codes", "join.why.too_many_codes"],
	]),
	otherwise: "join.why.unknown",
};
type JoiningCode = "unknown_code" | "old_code" | "course_ended" | "students_only" | "too_many_codes";

const course: Sentences<`course.why.${"changed" | "taken" | "not_yours" | "too_large" | "letters" | "unknown"}`> = {
	of: new Map([
		["changed-meanwhile", "course.why.changed"],
		["id_reused", "course.why.taken"],
		["not-yours", "course.why.not_yours"],
		["too-large", "course.why.too_large"],
		["control_letters", "course.why.letters"],
	]),
	otherwise: "course.why.unknown",
};

export const whyNotJoined = (answer: Answer) => whyNot(joining, answer);
export const whyCourseNotSent = (answer: Answer) => whyNot(course, answer);
