import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { usePastDay } from "./use-past-day.ts";

type PastDayProps = {
	past: ReturnType<typeof usePastDay>;
	/** The field that takes the focus when an answer was given: its button is gone. */
	field: "day" | "openDay";
	form: RefObject<HTMLFormElement | null>;
};

// The question about a day that is past, below its fields.
export function PastDay({ past: { question, first, keep, take }, field, form }: PastDayProps) {
	const t = useWords();
	const year = question?.year ?? "";
	const then = (answer: () => void) => () => {
		answer();
		form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
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
