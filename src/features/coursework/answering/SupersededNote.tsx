import classes from "#features/coursework/answering/submitted/RefusedAnswer.module.css";
import { useWords } from "#features/coursework/words.ts";
import { RuledText } from "#ui/art/RuledText.tsx";
import { CalmNote } from "#ui/feedback/CalmNote.tsx";
import type { SupersededAnswer } from "./AnswerForm.tsx";

// Shown above a field somebody is typing in, when an answer arrived from another device or the assignment disappeared.
export function SupersededNote({ superseded }: { superseded: SupersededAnswer | null }) {
	const t = useWords();
	return (
		<>
			<CalmNote text={superseded ? t(noteOf(superseded)) : null} />
			{superseded?.submission ? <AnswerThere text={superseded.submission.text_body} /> : null}
		</>
	);
}

// The text the teacher has, shown above a field with newer text.
export function AnswerThere({ text }: { text: string }) {
	const t = useWords();
	return (
		<section className={classes.there}>
			<h3 className={classes.name}>{t("superseded.there")}</h3>
			<RuledText text={text} />
		</section>
	);
}

function noteOf({ submission }: SupersededAnswer) {
	if (!submission) return "superseded.gone";
	return submission.graded_at === null ? "superseded.answered" : "superseded.graded";
}
