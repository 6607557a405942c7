import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { useWords } from "#features/coursework/teaching-words.ts";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { useHidingDay } from "./use-hiding-day.ts";

type HidingDayProps = {
	hiding: ReturnType<typeof useHidingDay>;
	/** Its field of the day takes the focus when an answer was given: its button is gone. */
	form: RefObject<HTMLFormElement | null>;
};

// The question about a moment to come for what students see already, below its fields.
export function HidingDay({ hiding: { isAsked, first, leave, keep }, form }: HidingDayProps) {
	const t = useWords();
	const then = (answer: () => void) => () => {
		answer();
		form.current?.querySelector<HTMLElement>("[name=openDay]")?.focus();
	};
	return (
		<CalmNote text={isAsked ? t("hiding.ask") : null}>
			<Button ref={first} size="sm" onClick={then(leave)}>
				{t("hiding.leave")}
			</Button>
			<Button variant="default" size="sm" onClick={then(keep)}>
				{t("hiding.keep")}
			</Button>
		</CalmNote>
	);
}
