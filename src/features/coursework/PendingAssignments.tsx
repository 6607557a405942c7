import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { Stack } from "#ui/Stack.tsx";
import { AssignmentSheet } from "./AssignmentSheet.tsx";
import { usePendingAssignments } from "./queries.ts";
import { useWords } from "./words.ts";

export function PendingAssignments() {
	const t = useWords();
	const pending = usePendingAssignments();
	if (!pending) return <RuledSkeleton label={t("loading")} />;
	if (pending.length === 0) {
		return (
			<EmptyState prop={<FreehandIcon name="tick" size={96} />} title={t("pending.empty")} next={t("pending.next")} />
		);
	}
	return (
		<Stack>
			{pending.map((item) => (
				<AssignmentSheet key={item.assignment.id} {...item} />
			))}
		</Stack>
	);
}
