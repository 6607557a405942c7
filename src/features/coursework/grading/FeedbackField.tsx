// The phrases are plain buttons: Mantine's Chip is a checkbox or a radio button and stays chosen, a phrase is only
// added.
import { DraftLine } from "#features/coursework/DraftLine.tsx";
import { NotSavedNote } from "#features/coursework/NotSavedNote.tsx";
import { maxFeedbackLength } from "#features/coursework/schema.ts";
import { useWords } from "#features/coursework/teaching-words.ts";
import { InkTextarea } from "#ui/forms/InkTextarea.tsx";
import classes from "./GradeForm.module.css";
import { isOfFeedback, type useGrading } from "./giving/use-grading.ts";
import { gradeText } from "./grade-draft.ts";

// The teacher's words in red.
export function FeedbackField({ grading }: { grading: ReturnType<typeof useGrading> }) {
	const t = useWords();
	const { values, write, problem, draft } = grading;
	return (
		<div className={classes.feedback} data-written={values.feedback !== "" || undefined}>
			<InkTextarea
				ink="red"
				rows={1}
				limit={maxFeedbackLength}
				label={t("grading.feedback")}
				optional={isOfFeedback(problem) ? undefined : t("grading.optional")}
				value={values.feedback}
				saved={draft.savedAt !== null}
				error={isOfFeedback(problem) ? t(problem) : undefined}
				left={(count) => (count < 0 ? t("answer.over", { count: -count }) : t("answer.left", { count }))}
				onChange={(feedback) => write({ feedback })}
				onBlur={draft.flush}
			/>
		</div>
	);
}

// How safe the grade and the words are, under both.
export function GradeSafety({ grading: { values, outcome, draft } }: { grading: ReturnType<typeof useGrading> }) {
	const t = useWords();
	const text = gradeText(values);
	if (outcome === "not-saved") return <NotSavedNote text={text} reason={t("grading.notSaved")} />;
	return <DraftLine draft={{ ...draft, text }} reason={t("grading.draftFailed")} />;
}

const phrases = ["phrase.1", "phrase.2", "phrase.3", "phrase.4", "phrase.5", "phrase.6"] as const;

// The phrases a teacher writes forty times an evening, one press each. A phrase is appended to what is there.
export function FeedbackPhrases({ grading: { values, write } }: { grading: ReturnType<typeof useGrading> }) {
	const t = useWords();
	const add = (phrase: string) => write({ feedback: [values.feedback.trimEnd(), phrase].filter(Boolean).join(" ") });
	return (
		<fieldset className={classes.phrases} aria-label={t("grading.phrases")}>
			{phrases.map((key) => (
				<button key={key} type="button" className={classes.chip} onClick={() => add(t(key))}>
					{t(key)}
				</button>
			))}
		</fieldset>
	);
}
