import { RuledText } from "#ui/art/RuledText.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { OvertakenAnswer } from "./AnswerForm.tsx";
import classes from "./KeptTexts.module.css";
import { useWords } from "./words.ts";

// Above a field somebody is writing in: an answer came from elsewhere, or the task went away.
export function OvertakenNote({ overtaken }: { overtaken: OvertakenAnswer | null }) {
	const t = useWords();
	return (
		<>
			<CalmNote text={overtaken ? t(newsOf(overtaken)) : null} />
			{overtaken?.submission ? <AnswerThere text={overtaken.submission.text_body} /> : null}
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

function newsOf({ submission }: OvertakenAnswer) {
	if (!submission) return "overtaken.gone";
	return submission.graded_at === null ? "overtaken.answered" : "overtaken.graded";
}
