import { useWords } from "#features/coursework/words.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { SupersededAnswer } from "./AnswerForm.tsx";
import classes from "./RefusedAnswer.module.css";

// Above a field somebody is writing in: an answer came from elsewhere, or the task went away.
export function SupersededNote({ superseded }: { superseded: SupersededAnswer | null }) {
	const t = useWords();
	return (
		<>
			<CalmNote text={superseded ? t(noteOf(superseded)) : null} />
			{superseded?.submission ? <AnswerThere text={superseded.submission.text_body} /> : null}
		</>
	);
}

// What the teacher has, above a field with words that he has not.
export function AnswerThere({ text }: { text: string }) {
	const t = useWords();
	return (
		<section className={classes.there}>
			<h3 className={classes.name}>{t("overtaken.there")}</h3>
			<RuledText text={text} />
		</section>
	);
}

function noteOf({ submission }: SupersededAnswer) {
	if (!submission) return "overtaken.gone";
	return submission.graded_at === null ? "overtaken.answered" : "overtaken.graded";
}
