// Which writes are refused because the server has another version in their place.
import { canConflict, familyOf, type MutationName, type OutboxEntry, type Reason } from "#local/entries.ts";

export const isAnswer = (kind: MutationName): boolean => familyOf(kind) === "answer";

/** By the reason of a refusal: whether the server has another version in its place. */
const conflicts: Record<Reason, boolean> = {
	"already-submitted": true,
	"already-graded": true,
	"answer-changed": true,
	"text-changed": true,
	"changed-meanwhile": true,
	"given-back": true,
	"not-yours": false,
	refused: false,
	"too-large": false,
	unknown: false,
};

/**
 * Whether the server has another version in its place, between which the writer decides on the page that shows both.
 */
export const isConflict = ({ kind, state, refusal }: OutboxEntry): boolean =>
	state === "failed" && refusal !== null && conflicts[refusal.reason] && canConflict(kind);
