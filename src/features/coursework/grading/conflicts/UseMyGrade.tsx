import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { GradingItem } from "#features/coursework/grading/queries.ts";
import { reasonSchema } from "#features/coursework/schema.ts";
import { changeGrade } from "#features/coursework/teaching-commands.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { orSayNotSaved } from "#ui/feedback/undo-toast.ts";
import { TextField } from "#ui/forms/TextField.tsx";
import classes from "./RefusedGrade.module.css";

type UseMyGradeProps = {
	item: GradingItem;
	refused: Extract<NonNullable<GradingItem["refused"]>, { kind: "gradeSubmission" }>;
};

// Two teachers graded one answer. Mine can still count, as a change of the other's, and so with a reason.
export function UseMyGrade({ item, refused }: UseMyGradeProps) {
	const t = useWords();
	const [reason, setReason] = useState("");
	const [problem, setProblem] = useState<"change.reasonMissing" | "change.reasonTooLong" | null>(null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const checked = reasonSchema.safeParse(reason);
		if (!checked.success) {
			const missing = checked.error.issues[0]?.message === "change.reasonMissing";
			return setProblem(missing ? "change.reasonMissing" : "change.reasonTooLong");
		}
		const { grade, feedback } = refused.body;
		orSayNotSaved(changeGrade({ ...item, grade, feedback, reason: checked.data, instead: refused.id }));
	};
	return (
		<form className={classes.mine} noValidate onSubmit={submit}>
			<TextField
				label={t("grading.reason")}
				value={reason}
				error={problem ? t(problem) : undefined}
				onChange={({ currentTarget }) => {
					setProblem(null);
					setReason(currentTarget.value);
				}}
			/>
			<Button type="submit" size="sm">
				{t("grading.useMine")}
			</Button>
		</form>
	);
}
