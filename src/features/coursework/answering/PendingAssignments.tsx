import { useEffect } from "react";
import { bringForward } from "#features/coursework/arrival.ts";
import { answerDraft } from "#features/coursework/commands.ts";
import { FoundCards } from "#features/coursework/finding/FoundCards.tsx";
import { useFinding } from "#features/coursework/finding/use-finding.ts";
import { useDraftKeys, usePendingAssignments, useSubmittedAssignments } from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { AssignmentCard } from "./AssignmentCard.tsx";
import { usePendingCards } from "./use-pending-cards.ts";

/** @param opened the task that was asked for by name, "" for none */
export function PendingAssignments({ opened }: { opened: string }) {
	const t = useWords();
	const pending = usePendingAssignments();
	const submitted = useSubmittedAssignments();
	const drafts = useDraftKeys() ?? "";
	const { cards, isHeld, isWriting, note } = usePendingCards(pending);
	const { shown, ...finding } = useFinding(cards, ({ assignment: { id, title }, course }) => ({
		course,
		words: [title, course.title, course.code],
		stays: isWriting(id) || id === opened || drafts.includes(answerDraft(id)),
	}));
	const known = pending !== undefined;
	useEffect(() => {
		if (known && opened !== "") bringForward(`assignment-${opened}`);
	}, [known, opened]);
	if (!pending) return <RuledSkeleton label={t("loading")} />;
	if (cards.length === 0) {
		return (
			<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("pending.empty")} next={t("pending.next")} />
		);
	}
	/** The answer that took a card off the list; null when it left for another reason. */
	const answerTo = (id: string) =>
		submitted?.find(({ submission }) => submission.assignment_id === id)?.submission ?? null;
	return (
		<FoundCards finding={finding} shown={shown.length}>
			{shown.map((item) => {
				const { id } = item.assignment;
				const superseded = isHeld(id) ? { submission: answerTo(id) } : null;
				return <AssignmentCard key={id} {...item} superseded={superseded} onWriting={note} />;
			})}
		</FoundCards>
	);
}
