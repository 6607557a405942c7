import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { Stack } from "#ui/Stack.tsx";
import { AssignmentSheet } from "./AssignmentSheet.tsx";
import { usePendingAssignments, useSubmittedAssignments } from "./queries.ts";
import { useSheets } from "./use-sheets.ts";
import { useWords } from "./words.ts";

export function PendingAssignments() {
	const t = useWords();
	const pending = usePendingAssignments();
	const submitted = useSubmittedAssignments();
	const { sheets, isHeld, note } = useSheets(pending);
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
		<Stack>
			{sheets.map((item) => {
				const { id } = item.assignment;
				const overtaken = isHeld(id) ? { submission: answerTo(id) } : null;
				return <AssignmentSheet key={id} {...item} overtaken={overtaken} onWriting={note} />;
			})}
		</Stack>
	);
}
