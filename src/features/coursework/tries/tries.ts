// The tries of an answer that were given back, and the grades beside them.
import { isGivenBack } from "#local/coursework.ts";
import type { AnswerReturn, GradeChange, Submission } from "#records.ts";

export type { Submission };
export { isGivenBack };

/** Something that was given back, with the grade that it had, if it had one. */
export type Try = AnswerReturn & { was: GradeChange | null };

/** The latest first. */
export const triesOf = ({ returns = [], grade_changes }: Submission): Try[] =>
	returns.map((one) => ({ ...one, was: grade_changes.find(({ id }) => id === one.id) ?? null })).reverse();
