import { Button } from "@mantine/core";
import { useWords } from "#features/coursework/teaching-words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { usePastDue } from "./use-past-due.ts";

type PastDueProps = {
	pastDue: ReturnType<typeof usePastDue>;
	/** Called when an answer was given and its button is gone. */
	onAnswered: () => void;
};

// The question about a due date that is past, below its fields.
export function PastDue({ pastDue: { question, first, keep, take }, onAnswered }: PastDueProps) {
	const t = useWords();
	const year = question?.year ?? "";
	const then = (answer: () => void) => () => {
		answer();
		onAnswered();
	};
	return (
		<CalmNote text={question && t(year ? "past.year" : "past.ask", { year })}>
			{year ? (
				<Button ref={first} size="sm" onClick={then(() => take(year))}>
					{t("past.take", { year })}
				</Button>
			) : null}
			<Button {...(year ? {} : { ref: first })} variant="default" size="sm" onClick={then(keep)}>
				{t("past.keep")}
			</Button>
		</CalmNote>
	);
}
