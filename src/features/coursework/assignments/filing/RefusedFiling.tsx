import { Button } from "@mantine/core";
import { AssignmentState } from "#features/coursework/assignments/AssignmentState.tsx";
import { discardEntry, retrySending } from "#features/coursework/commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { archiveAssignment, type Filed, type Filing } from "./commands.ts";

type RefusedFilingProps = { filed: Filed; refused: Filing; onChosen: () => void };

// The server did not delete, archive or bring back: why, and what can be done.
export function RefusedFiling({ filed, refused, onChosen }: RefusedFilingProps) {
	const t = useWords();
	const answered = refused.refusal?.code === "has_answers";
	const choose = (work: Promise<unknown>) => {
		orSayNotSaved(work);
		onChosen();
	};
	return (
		<AssignmentState assignment={filed.assignment}>
			{answered ? (
				<Button size="sm" onClick={() => choose(archiveAssignment(filed))}>
					{t("filing.archive")}
				</Button>
			) : (
				<Button variant="default" size="sm" onClick={() => orSayNotSaved(retrySending(refused.id))}>
					{t("tryAgain")}
				</Button>
			)}
			<Button variant="default" size="sm" onClick={() => choose(discardEntry(refused.id))}>
				{t("filing.leave")}
			</Button>
		</AssignmentState>
	);
}
