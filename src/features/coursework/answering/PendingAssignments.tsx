import { Button } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { bringForward } from "#features/coursework/arrival.ts";
import { answerDraft } from "#features/coursework/commands.ts";
import { FoundCards } from "#features/coursework/finding/FoundCards.tsx";
import { useFinding } from "#features/coursework/finding/use-finding.ts";
import {
	type AssignmentLists,
	byDue,
	type PendingAssignment,
	type SubmittedAssignment,
	useDraftKeys,
} from "#features/coursework/queries.ts";
import { useWords } from "#features/coursework/words.ts";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { AssignmentCard } from "./AssignmentCard.tsx";
import { HandedIn } from "./HandedIn.tsx";
import { TaskSide } from "./TaskSide.tsx";
import { usePendingCards } from "./use-pending-cards.ts";

export { TaskSide };

type PendingAssignmentsProps = {
	/** Undefined, or without what was handed in, while it is being read. */
	lists: AssignmentLists | undefined;
	/** The assignment whose card is open, "" for none. */
	opened: string;
	/** Opens the card of an assignment; "" closes the open one. */
	onOpen: (assignmentId: string) => void;
	/** Leads to an answer that was handed in, "" to all of them. */
	onSee: (assignmentId: string) => void;
	onCourses: () => void;
	/** What an assignment needs beside its words, in its open card. */
	worksheets: (assignmentId: string) => ReactNode;
};

// What is to be answered, by due date: one card is open, and those with words that are not handed in yet until they are
// closed. An answer that is handed in folds where it was written.
export function PendingAssignments({ lists, opened, onOpen, onSee, onCourses, worksheets }: PendingAssignmentsProps) {
	const t = useWords();
	const submitted = lists?.submitted ?? null;
	const drafts = useDraftKeys();
	const { cards, isHeld, isWriting, note } = usePendingCards(submitted ? lists?.pending : undefined);
	const answering = new Set(cards.map(({ assignment }) => assignment.id));
	const handedIn = useHandedIn(submitted ?? []);
	const others = handedIn.items.filter(({ assignment }) => !answering.has(assignment.id));
	const folded = new Map(others.map((item) => [item.assignment.id, item.handedIn]));
	const all = [...cards, ...others].sort(byDue);
	const { shown, ...finding } = useFinding(all, ({ assignment: { id, title }, course }) => ({
		course,
		words: [title, course.title, course.code],
		stays: isWriting(id) || id === opened || folded.has(id) || drafts.has(answerDraft(id)),
	}));
	const open = useOpening(opened, onOpen, (left) => note(left, false));
	const close = useCallback(
		(id: string) => {
			note(id, false);
			if (id === opened) open("");
		},
		[note, opened, open],
	);
	const known = submitted !== null;
	useEffect(() => {
		if (known && opened !== "") bringForward(`assignment-${opened}`);
	}, [known, opened]);
	if (!submitted) return <RuledSkeleton label={t("loading")} />;
	const answered = submitted.length > 0;
	const nothing = (
		<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("pending.empty")} next={t("pending.next")}>
			<Button variant="default" onClick={() => (answered ? onSee("") : onCourses())}>
				{t(answered ? "pending.see" : "pending.courses")}
			</Button>
		</EmptyState>
	);
	if (all.length === 0) return nothing;
	/** The answer that took a card off the list; null when it left for another reason. */
	const answerTo = (id: string) =>
		submitted.find(({ submission }) => submission.assignment_id === id)?.submission ?? null;
	return (
		<FoundCards finding={finding} shown={shown.length}>
			{shown.map((item) => {
				const { id } = item.assignment;
				const answer = folded.get(id);
				if (answer) return <HandedIn key={id} item={answer} onSee={onSee} />;
				return (
					<AssignmentCard
						key={id}
						{...item}
						open={id === opened || isWriting(id)}
						drafted={drafts.has(answerDraft(id))}
						superseded={isHeld(id) ? { submission: answerTo(id) } : null}
						worksheets={worksheets}
						onOpen={open}
						onClose={close}
						onWriting={note}
						onHandedIn={handedIn.note}
					/>
				);
			})}
			{cards.length === 0 ? nothing : null}
		</FoundCards>
	);
}

/**
 * Tells a card that is opened here from one to which the Back button leads.
 * @param onBack called with the card that was left by it
 * @returns opens a card; the same function every time
 */
function useOpening(opened: string, onOpen: (id: string) => void, onBack: (left: string) => void) {
	const [place, setPlace] = useState({ opened, asked: opened });
	if (opened !== place.opened) {
		setPlace({ opened, asked: opened });
		if (opened !== place.asked) onBack(place.opened);
	}
	return useCallbackRef((id: string) => {
		setPlace((before) => ({ ...before, asked: id }));
		onOpen(id);
	});
}

type HandedInItem = PendingAssignment & { handedIn: SubmittedAssignment };

/**
 * The answers that stand folded in the list: those that wait to be sent, and those that were handed in since it was
 * opened.
 * @param submitted what was handed in, as far as it is known
 */
function useHandedIn(submitted: SubmittedAssignment[]) {
	const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
	const waiting = submitted.filter(isUnderWay).map(({ submission }) => submission.assignment_id);
	if (waiting.some((id) => !known.has(id))) setKnown(new Set([...known, ...waiting]));
	const items = submitted.flatMap((item): HandedInItem[] => {
		const { submission, assignment, course } = item;
		const folded = known.has(submission.assignment_id) && submission.graded_at === null;
		return folded && assignment && course
			? [{ assignment, course, optional: false, returned: null, handedIn: item }]
			: [];
	});
	/** Called when an answer was handed in here: it may be sent before the list is read again. */
	const note = useCallback((id: string) => setKnown((before) => new Set([...before, id])), []);
	return { items, note };
}

const isUnderWay = ({ submission: { entry, returns } }: SubmittedAssignment): boolean =>
	(entry?.kind === "submitAssignment" || (entry?.kind === "replaceAnswer" && Boolean(returns?.length))) &&
	(entry.state === "queued" || entry.state === "sending");
