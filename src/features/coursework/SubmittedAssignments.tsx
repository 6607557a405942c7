import { EmptyState } from "#ui/EmptyState.tsx";
import { FreehandIcon } from "#ui/FreehandIcon.tsx";
import { RuledSkeleton } from "#ui/RuledSkeleton.tsx";
import { Stack } from "#ui/Stack.tsx";
import { useSubmittedAssignments } from "./queries.ts";
import { SubmittedSheet } from "./SubmittedSheet.tsx";
import { useWords } from "./words.ts";

export function SubmittedAssignments() {
	const t = useWords();
	const submitted = useSubmittedAssignments();
	if (!submitted) return <RuledSkeleton label={t("loading")} />;
	if (submitted.length === 0) {
		return (
			<EmptyState
				prop={<FreehandIcon name="letter" size={96} />}
				title={t("submitted.empty")}
				next={t("submitted.next")}
			/>
		);
	}
	return (
		<Stack>
			{submitted.map((item) => (
				<SubmittedSheet key={item.submission.id} item={item} />
			))}
		</Stack>
	);
}
