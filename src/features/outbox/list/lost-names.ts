// The name of a lost item: what it was, and what it was for.

import type { useWords } from "#features/outbox/words.ts";
import { isMutationName } from "#local/entries.ts";
import type { Witnessed } from "#sync/storage/witness.ts";
import type { useWords as useListWords } from "./words.ts";

const drafts = {
	answer: "lost.draft.answer",
	grade: "lost.draft.grade",
	regrade: "lost.draft.grade",
	course: "lost.draft.course",
	"edit-course": "lost.draft.course",
	assignment: "lost.draft.assignment",
	"edit-assignment": "lost.draft.assignment",
} as const;

const isDraft = (kind: string): kind is keyof typeof drafts => kind in drafts;

export function lostName(
	{ kind, title }: Witnessed,
	t: ReturnType<typeof useListWords>,
	say: ReturnType<typeof useWords>,
): string {
	const draft = kind.replace(/^draft-/, "");
	const what = isMutationName(kind) ? say(`name.${kind}`) : t(isDraft(draft) ? drafts[draft] : "lost.draft.other");
	return title ? t("lost.about", { what, title }) : what;
}
