import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { AskedDay } from "./use-asked-day.ts";

type DayQuestionProps = {
	about: AskedDay;
	/** The field that takes the focus when an answer was given: its button is gone. */
	field: "day" | "openDay";
	form: RefObject<HTMLFormElement | null>;
};

// The question about a day, below its fields.
export function DayQuestion({ about: { question, first }, field, form }: DayQuestionProps) {
	return (
		<CalmNote text={question?.text ?? null}>
			{question?.answers.map(({ label, answer }, at, { length }) => (
				<Button
					key={label}
					ref={at === 0 ? first : undefined}
					variant={at === length - 1 ? "default" : "filled"}
					size="sm"
					onClick={() => {
						answer();
						form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
					}}
				>
					{label}
				</Button>
			))}
		</CalmNote>
	);
}
