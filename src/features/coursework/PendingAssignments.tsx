import { useEffect } from "react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { AssignmentSheet } from "./AssignmentSheet.tsx";
import { bringForward } from "./arrival.ts";
import { answerDraft } from "./commands.ts";
import { FoundSheets } from "./FoundSheets.tsx";
import { useDraftKeys, usePendingAssignments, useSubmittedAssignments } from "./queries.ts";
import { useFinding } from "./use-finding.ts";
import { useSheets } from "./use-sheets.ts";
import { useWords } from "./words.ts";

/** @param opened the task that was asked for by name, "" for none */
export function PendingAssignments({ opened }: { opened: string }) {
	const t = useWords();
	const pending = usePendingAssignments();
	const submitted = useSubmittedAssignments();
	const drafts = useDraftKeys() ?? "";
	const { sheets, isHeld, isWriting, note } = useSheets(pending);
	const { shown, ...finding } = useFinding(sheets, ({ assignment: { id, title }, course }) => ({
		course,
		words: [title, course.title, course.code],
		stays: isWriting(id) || id === opened || drafts.includes(answerDraft(id)),
	}));
	const known = pending !== undefined;
	useEffect(() => {
		if (known && opened !== "") bringForward(`assignment-${opened}`);
	}, [known, opened]);
	if (!pending) return <RuledSkeleton label={t("loading")} />;
	if (sheets.length === 0) {
		return (
			<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("pending.empty")} next={t("pending.next")} />
		);
	}
	/** The answer that took a sheet off the list; null when it left for another reason. */
	const answerTo = (id: string) =>
		submitted?.find(({ submission }) => submission.assignment_id === id)?.submission ?? null;
	return (
		<FoundSheets finding={finding} shown={shown.length}>
			{shown.map((item) => {
				const { id } = item.assignment;
				const overtaken = isHeld(id) ? { submission: answerTo(id) } : null;
				return <AssignmentSheet key={id} {...item} overtaken={overtaken} onWriting={note} />;
			})}
		</FoundSheets>
	);
}
