import { useRef, useState } from "react";
import { whyNotDone } from "#refusals.ts";
import { AskDialog } from "#ui/feedback/AskDialog.tsx";
import type { Stopped } from "#ui/feedback/StoppedNote.tsx";
import { TextField } from "#ui/forms/TextField.tsx";
import { endYear, useCoursesThatEnd, type Year } from "./queries.ts";
import classes from "./SchoolYear.module.css";
import { useWords } from "./words.ts";

type EndAllDialogProps = {
	/** How many go on. */
	courses: number;
	stopped: Stopped;
	onEnded: (next: Year) => void;
	/** It was refused, or nobody knows what came of it. */
	onUnclear: () => void;
	onClose: () => void;
};

// The last question before every course of the center ends. A word is typed, so that nobody does it by a slip of the finger.
export function EndAllDialog({ courses, stopped, onEnded, onUnclear, onClose }: EndAllDialogProps) {
	const t = useWords();
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [wrong, setWrong] = useState(false);
	const [problem, setProblem] = useState("");
	const word = t("word");
	const { value: names } = useCoursesThatEnd(courses, stopped === null);
	const end = async () => {
		const right = typed.trim().toLowerCase() === word.toLowerCase();
		setWrong(!right);
		setProblem("");
		if (!right) return field.current?.focus();
		try {
			onEnded(await endYear(courses));
		} catch (error) {
			setProblem(whyNotDone(error, { about: "year", failed: t("end.failed"), noAnswer: t("noAnswer") }));
			onUnclear();
		}
	};
	return (
		<AskDialog
			title={t("ask", { count: courses })}
			action={t("end")}
			doing={t("doing")}
			danger
			problem={problem}
			stopped={stopped}
			onConfirm={end}
			onClose={onClose}
		>
			<p>{t("ask.text")}</p>
			{names && names.length > 0 ? (
				<ul className={classes.courses} aria-label={t("ask.courses")}>
					{names.map(({ id, title, code }) => (
						<li key={id}>
							<bdi>{title}</bdi> · {code}
						</li>
					))}
				</ul>
			) : null}
			<TextField
				ref={field}
				label={t("type", { word })}
				autoComplete="off"
				autoCapitalize="none"
				aria-required
				value={typed}
				error={wrong ? t("type.wrong", { word }) : undefined}
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
		</AskDialog>
	);
}
