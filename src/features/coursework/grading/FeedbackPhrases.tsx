import { useWords } from "#features/coursework/teaching-words.ts";
import classes from "./GradeForm.module.css";

const phrases = ["phrase.1", "phrase.2", "phrase.3", "phrase.4", "phrase.5", "phrase.6"] as const;

type FeedbackPhrasesProps = { feedback: string; onChange: (feedback: string) => void };

// The phrases a teacher writes forty times an evening, one press each. A phrase is appended to what is there.
export function FeedbackPhrases({ feedback, onChange }: FeedbackPhrasesProps) {
	const t = useWords();
	const add = (phrase: string) => onChange([feedback.trimEnd(), phrase].filter(Boolean).join(" "));
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
