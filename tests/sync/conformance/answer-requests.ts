// What is sent to change an answer that exists, by its student or by a teacher.
import { createHash } from "node:crypto";
import { changesOf, lastReturnOf } from "#support/fakes/answers.ts";
import type { Row } from "#support/fakes/state.ts";
import type { EntryStep } from "./steps.ts";

type AnswerStep = Extract<EntryStep, { kind: "replace" | "grade" | "change grade" | "return" }>;

const graded = ({ graded_at }: Row) => graded_at !== "";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Whether this can be done to the answer. */
export function fits({ kind }: AnswerStep, row: Row, me: string): boolean {
	if (kind === "return") return true;
	if (kind === "replace") return row.student_id === me && !graded(row);
	return graded(row) === (kind === "change grade");
}

/** The body of the request, without its id. */
export function changeOf(step: AnswerStep, row: Row, mutation: string): object {
	const seen = (now: unknown) => (step.fresh ? now : "another");
	if (step.kind === "replace") {
		const words = { text_body: `Answer ${mutation}`, submitted_at: aMinuteAgo(), clock_unsure: false };
		return { ...words, replaces: seen(row.revision) };
	}
	const last = changesOf(row).at(-1)?.id ?? "";
	if (step.kind === "return") {
		const graded_text = hashOf(String(row.text_body));
		const [seen_grade, replaces] = graded(row) ? [row.grade, last] : [null, lastReturnOf(row)];
		return { comment: `Again ${mutation}`, graded_text, seen_grade, replaces: seen(replaces) };
	}
	const given = { grade: step.points, feedback: `To ${mutation}` };
	if (step.kind === "change grade") return { ...given, reason: "Misread", replaces: seen(last) };
	return { ...given, graded_text: hashOf(String(seen(row.text_body))), returned: lastReturnOf(row) };
}

/** The time at which a phone wrote what it sends: a minute ago. */
export const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString();

/** One of these rows, the same on both servers. */
export function pick(
	rows: Record<string, Row>,
	which: number,
	fits: (row: Row) => boolean = () => true,
): Row | undefined {
	const found = Object.values(rows).filter(fits);
	return found.sort((a, b) => (a.id < b.id ? -1 : 1))[which % Math.max(1, found.length)];
}
