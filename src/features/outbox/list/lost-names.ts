// The name of a lost item: what it was, and what it was for.

import { nameOf } from "#features/outbox/chip/kinds.ts";
import type { useWords } from "#features/outbox/words.ts";
import type { MutationName } from "#local/entries.ts";
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
const isErrand = (kind: string): kind is MutationName => kind in nameOf;

export function lostName(
	{ kind, title }: Witnessed,
	t: ReturnType<typeof useListWords>,
	say: ReturnType<typeof useWords>,
): string {
	const draft = kind.replace(/^draft-/, "");
	const what = isErrand(kind) ? say(nameOf[kind]) : t(isDraft(draft) ? drafts[draft] : "lost.draft.other");
	return title ? t("lost.about", { what, title }) : what;
}
