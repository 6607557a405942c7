// Which writes are refused because the server has another version in their place.
import { canConflict, familyOf, type MutationName, type OutboxEntry, type Reason } from "#local/entries.ts";

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
