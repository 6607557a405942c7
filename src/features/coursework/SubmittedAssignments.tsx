import { useEffect } from "react";
import { FreehandIcon } from "#ui/art/FreehandIcon.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { RuledSkeleton } from "#ui/loading/RuledSkeleton.tsx";
import { bringForward } from "./arrival.ts";
import { answerDraft } from "./commands.ts";
import { FoundSheets } from "./FoundSheets.tsx";
import { useDraftKeys, useSubmittedAssignments } from "./queries.ts";
import { SubmittedSheet } from "./SubmittedSheet.tsx";
import { useFinding } from "./use-finding.ts";
import { useWords } from "./words.ts";

/** @param opened the task whose answer was asked for by name, "" for none */
export function SubmittedAssignments({ opened }: { opened: string }) {
	const t = useWords();
	const submitted = useSubmittedAssignments();
	const drafts = useDraftKeys() ?? "";
	const { shown, ...finding } = useFinding(submitted ?? [], ({ submission, course, title, courseTitle }) => ({
		course,
		words: [title, courseTitle, course?.code ?? ""],
		stays:
			submission.errand !== null ||
			submission.assignment_id === opened ||
			drafts.includes(answerDraft(submission.assignment_id)),
	}));
	const known = submitted !== undefined;
	useEffect(() => {
		if (known && opened !== "") bringForward(`submitted-${opened}`);
	}, [known, opened]);
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
		<FoundSheets finding={finding} shown={shown.length}>
			{shown.map((item) => (
				<SubmittedSheet key={item.submission.id} item={item} />
			))}
		</FoundSheets>
	);
}
