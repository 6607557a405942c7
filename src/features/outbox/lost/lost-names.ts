// The name of a lost item: what it was, and what it was for.

import { type DraftKind, isDraftKind } from "#local/drafts.ts";
import { isMutationName } from "#local/entries.ts";
import type { useMutationWords } from "#mutation-words.ts";
import type { Witnessed } from "#sync/storage/witness.ts";
import type { useWords as useListWords } from "./words.ts";

const drafts = {
	answer: "lost.draft.answer",
	grade: "lost.draft.grade",
	return: "lost.draft.grade",
	regrade: "lost.draft.grade",
	course: "lost.draft.course",
	"edit-course": "lost.draft.course",
	assignment: "lost.draft.assignment",
	"edit-assignment": "lost.draft.assignment",
} as const satisfies Record<DraftKind, string>;

export function lostName(
	{ kind, title }: Witnessed,
	t: ReturnType<typeof useListWords>,
	named: ReturnType<typeof useMutationWords>,
): string {
	const draft = kind.replace(/^draft-/, "");
	const what = isMutationName(kind)
		? named(`name.${kind}`)
		: t(isDraftKind(draft) ? drafts[draft] : "lost.draft.other");
	return title ? t("lost.about", { what, title }) : what;
}
